import { type Browser, expect, type Page, test } from "@playwright/test";
import type { BundleView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import {
  type AddedLead,
  type Applicant,
  aLead,
  anApplicant,
  complete,
  giveAddress,
  handIn,
} from "./stage/applications.ts";
import { aPhone, expectAccessibleInBothThemes, expectWholeLabels, savePicture, signIn } from "./stage/browser.ts";
import { inDatabase } from "./stage/database.ts";
import { aHousehold, type Household, type Member, reportsDelivered } from "./stage/households.ts";
import { aListedHome, anOwner, newAddress, type Owner } from "./stage/people.ts";
import { activateByMail, heading, next } from "./stage/renter-form.ts";
import { passScreening, passScreeningOn } from "./stage/screening.ts";
import { callAs, mailTo } from "./stage/world.ts";

const card = (page: Page, name: string) => page.getByRole("article", { name });
const verdict = (page: Page, title: string) => page.getByRole("complementary", { name: title });

async function looks(page: Page, state: string): Promise<void> {
  await expectAccessibleInBothThemes(page, state);
  await expectWholeLabels(page);
  await savePicture(page, state);
}

/** A renter who asked about a home in its chat, and what Piper said last to them. */
async function aChat({ slug }: PropertyView) {
  const body = { slug, text: "Is there a dishwasher?" };
  const { token } = await callAs()<{ token: string }>("POST", "/public/conversation", body);
  return {
    async lastSaid(): Promise<string> {
      const { messages } = await callAs(token)<VisitorConversation>("GET", "/public/conversation/messages");
      return messages.at(-1)!.text;
    },
  };
}

type Sent = AddedLead & { path: string; bundleId: string };

/** The owner sends an application to a lead, with the statements that the bureau wants. */
async function sendByHand(page: Page, owner: Owner, home: PropertyView): Promise<Sent> {
  await giveAddress(owner);
  const lead = await aLead(owner, home.id, "Jordan Clean");
  const path = `/property/${home.id}/renter/profile/${lead.renterId}`;
  await signIn(page, owner, path);
  await page.getByRole("button", { name: "Send application" }).click();
  const sending = page.getByRole("dialog", { name: "Send application" });
  await expect(sending.getByRole("checkbox")).toHaveCount(3);
  for (const tick of await sending.getByRole("checkbox").all()) await tick.check();
  await sending.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("dialog", { name: "Application sent" })).toBeVisible();
  const listed = `/investor-application/application-bundles/renter/${lead.renterId}`;
  const [bundle] = await callAs(owner.token)<BundleView[]>("GET", listed);
  return { ...lead, path, bundleId: bundle!.id };
}

/** The lead applies on a phone, with the people they invite; answers of forms that have journeys of their own are sent. */
async function appliesByHand(
  browser: Browser,
  { name, email, path, bundleId }: Sent,
  others: readonly Member[],
): Promise<Household> {
  const phone = await aPhone(browser);
  await activateByMail(phone, email);
  const token = (await phone.evaluate(() => localStorage.getItem("accessToken")))!;
  const first: Applicant = { name, email, token, applicationId: new URL(phone.url()).pathname.split("/").at(-1)! };
  await phone.getByRole("button", { name: "Start application" }).click();
  await phone.getByLabel("Phone number").fill("6145550171");
  await next(phone, "About you");
  await phone.goto(`/renter/application/${first.applicationId}?step=people`);
  const people = [first];
  for (const { name: other, type } of others) {
    const address = newAddress("invited");
    await phone.getByRole("button", { name: "Invite someone" }).click();
    const dialog = phone.getByRole("dialog", { name: "Invite someone to apply" });
    await dialog.getByRole("radio", { name: type === "CO_SIGNER" ? "Co-Signer" : "Co-Applicant" }).check();
    await dialog.getByLabel("First and last name").fill(other);
    await dialog.getByLabel("Email").fill(address);
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(phone.getByRole("listitem").filter({ hasText: address })).toContainText("Invited");
    people.push(await anApplicant(other, address));
  }
  await complete(first, "APPLICANT");
  await phone.goto(`/renter/application/${first.applicationId}?step=documents`);
  await next(phone, "When were you born?");
  await passScreeningOn(phone);
  await expect(heading(phone)).toHaveText(/Your reports are (ordered|here)/);
  await next(phone, "Review and submit");
  await phone.getByRole("checkbox", { name: /I confirm that my answers are true/ }).check();
  await phone.getByRole("button", { name: "Submit application" }).click();
  await expect(phone.getByText("Waiting for everyone in the application to submit.")).toBeVisible();
  await phone.context().close();
  for (const [place, { type }] of others.entries()) {
    await complete(people[place + 1]!, type);
    await passScreening(people[place + 1]!);
    await handIn(people[place + 1]!);
  }
  return { path: `${path}/application/${bundleId}`, bundleId, people };
}

/** Makes what a page prints known to its test instead of to a printer. */
const watchPrinting = (page: Page) =>
  page.addInitScript(() => {
    const printed = { pages: 0 };
    Object.assign(window, { printed, print: () => (printed.pages += 1) });
  });

test("A household applies and is screened; the owner reads its reports and declines: each person gets a notice, one of them on paper. Another is accepted, and the listing pauses", async ({
  page,
  browser,
  isMobile,
}) => {
  test.setTimeout(300_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const asked = await aChat(home);
  await watchPrinting(page);
  const lead = await sendByHand(page, owner, home);
  const household = await appliesByHand(browser, lead, [
    { name: "Riley Lowscore", type: "CO_APPLICANT" },
    { name: "Morgan Clean", type: "CO_SIGNER" },
  ]);
  await reportsDelivered(owner, household);
  await page.goto(household.path);

  await test.step("everyone has the same rows, a co-signer the credit report alone", async () => {
    for (const name of ["Jordan Clean", "Riley Lowscore"])
      for (const report of ["Credit report", "Criminal report", "Eviction report"])
        await expect(card(page, name).getByRole("listitem").filter({ hasText: report })).toContainText(
          "Valid until Dec 23",
        );
    await expect(card(page, "Morgan Clean").getByRole("link", { name: /^View/ })).toHaveCount(1);
    await expect(verdict(page, "Meets your criteria?")).toContainText("Jordan 742, Riley 511, Morgan 742 (co-signer)");
    await looks(page, "application-with-reports");
  });

  await test.step("a report is a page of its own, in a frame without scripts, and can be printed", async () => {
    await page.getByRole("link", { name: "View Credit report, Riley Lowscore" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Credit report" })).toBeVisible();
    await expect(page).toHaveURL(/\/application\/[^/]+\/report\/credit$/);
    await expect(page.getByText("Riley Lowscore • From TransUnion")).toBeVisible();
    const paper = page.frameLocator("iframe");
    await expect(paper.getByText("SAMPLE COLLECTIONS").first()).toBeVisible();
    const frame = page.getByTitle("Credit report of Riley Lowscore");
    expect(await frame.getAttribute("sandbox")).not.toContain("allow-scripts");
    const sizes = await frame.evaluate((element: HTMLIFrameElement) => {
      const paper = element.contentDocument!.documentElement;
      return { frame: element.clientHeight, paper: paper.offsetHeight, wide: paper.scrollWidth - element.clientWidth };
    });
    expect(sizes.frame).toBeGreaterThanOrEqual(sizes.paper - 2);
    expect(sizes.wide).toBeLessThanOrEqual(0);
    await looks(page, "screening-report");
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.contentWindow!.print = () => element.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Print" }).click();
    await expect(frame).toHaveAttribute("data-printed");
    await page.getByRole("link", { name: "Back to Application" }).click();
    await expect(verdict(page, "Meets your criteria?")).toBeVisible();
  });

  await test.step("a report's address in a new tab leads back, too", async () => {
    await page.goto(`/application/${household.people[2]!.applicationId}/report/credit`);
    await expect(page.frameLocator("iframe").getByText("MORGAN")).toBeVisible();
    await page.getByRole("link", { name: "Back to Application" }).click();
    await expect(page).toHaveURL(new RegExp(`${household.bundleId}$`));
  });

  await test.step("declining sends a notice to each person, co-signers too", async () => {
    await page.getByRole("button", { name: "Decline application" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
    await expect(verdict(page, "Application declined")).toBeVisible();
    for (const { email } of household.people) await mailTo(email, /did not make the decision/);
    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices.getByText(/^Emailed Nov 23, 2026/)).toHaveCount(3);
    await notices.getByText("Read the notice to Riley Lowscore").click();
    await expect(notices.getByText("Your credit score (Resident Score) was 511")).toBeVisible();
    await looks(page, "application-notices");
  });

  await test.step("a notice that was not delivered waits in the bell until it is given another way", async () => {
    const changed = await inDatabase(
      `update delivery set status = 'failed' where id in
         (select delivery_id from adverse_notice where application_id = $1)`,
      [household.people[1]!.applicationId],
    );
    expect(changed).toBe(1);
    await page.goto("/portfolio");
    await page.getByRole("button", { name: /^Actions needed/ }).click();
    await page.getByRole("link", { name: /We couldn't email Riley Lowscore the notice/ }).click();
    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices).toBeInViewport();
    await expect(notices.getByText("We couldn't email this notice")).toBeVisible();
    await looks(page, "application-notice-undelivered");
    await notices.getByRole("button", { name: "I gave it another way" }).click();
    await expect(notices.getByText(/^Given another way Nov 23, 2026/)).toBeVisible();
    await expect(notices.getByRole("button", { name: "I gave it another way" })).toHaveCount(0);
    await page.getByRole("button", { name: /^Actions needed/ }).click();
    await expect(page.getByText("No actions needed right now")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the record says who decided what by which facts, and is printed alone", async () => {
    const record = page.getByRole("region", { name: "Record of decisions" });
    await record.getByRole("button", { name: "Show the record of decisions" }).click();
    const declined = record.getByRole("article").filter({ hasText: "Declined" });
    await expect(declined).toContainText("By Maya Ortiz on Nov 23, 2026");
    await expect(declined).toContainText("2 adults, 1 minor, 2 small dogs • $11,000 a month");
    await expect(declined).toContainText("Applicant 742, Co-Applicant 511, Co-Signer 742");
    await expect(declined).toContainText(/by number: \d+, \d+, \d+/);
    await looks(page, "application-record");
    await record.getByRole("button", { name: "Print" }).click();
    expect(await page.evaluate(() => (window as unknown as { printed: { pages: number } }).printed.pages)).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(declined).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(card(page, "Jordan Clean")).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(card(page, "Jordan Clean").getByText("+1 (614)")).toBeVisible();
    if (!isMobile) await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("another household is accepted: everyone is told, and the listing pauses", async () => {
    const other = await aHousehold(owner, home, [{ name: "Ada Clean", type: "APPLICANT" }]);
    await reportsDelivered(owner, other);
    await page.goto(other.path);
    await expect(page.getByText("2nd completed application for this home")).toBeVisible();
    await page.getByRole("button", { name: "Accept application" }).click();
    await expect(verdict(page, "Application accepted")).toBeVisible();
    await expect(page.getByRole("region", { name: "Notices" })).toHaveCount(0);
    await page.getByRole("button", { name: "Show the record of decisions" }).click();
    await expect(page.getByRole("region", { name: "Record of decisions" }).getByRole("article")).toContainText(
      "By Maya Ortiz on Nov 23, 2026",
    );
    await mailTo(other.people[0]!.email, /accepted your application/);
    await expect.poll(() => asked.lastSaid()).toContain("has paused the listing");
    await page.goto(`/property/${home.id}`);
    await expect(page.getByText("Status: Unlisted").first()).toBeVisible();
  });
});
