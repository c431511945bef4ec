import { expect, test } from "@playwright/test";
import { expectAccessible, savePicture } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, aRequest } from "./stage/people.ts";
import { control, type Mail, mailTo } from "./stage/world.ts";

/** The path of a link by its label. */
function linkIn(mail: Mail, label: string): string {
  const found = new RegExp(`${label}: \\S+(/action/\\S+)`).exec(mail.text);
  return found?.[1] ?? `/no-such-link-in/${mail.subject}`;
}

test("An owner accepts, declines and answers from their email, signed in nowhere", async ({ page }) => {
  const maya = await anOwner();
  const home = await aListedHome(maya);
  await anAgent(maya);

  await test.step("a request is accepted with the only agent", async () => {
    await aRequest(home.slug, { name: "Priya Nair" });
    const mail = await mailTo(maya.email, /Priya Nair requested/);
    await page.goto(linkIn(mail, "Accept"));
    await expect(page.getByRole("heading", { name: "Accept Priya Nair’s showing" })).toBeVisible();
    await expectAccessible(page, "a showing to accept by link");
    await savePicture(page, "accept-by-link");
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page.getByRole("heading", { name: "This showing is confirmed" })).toBeVisible();
    await savePicture(page, "accepted-by-link");
    await page.goto(linkIn(mail, "Decline"));
    await expect(page.getByRole("heading", { name: "This showing is confirmed" })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  await test.step("another owner's is declined, with a reason that is lawful", async () => {
    const noor = await anOwner({ name: "Noor Haddad" });
    const other = await aListedHome(noor);
    await aRequest(other.slug, { name: "Theo Lang" });
    const mail = await mailTo(noor.email, /Theo Lang requested/);
    await page.goto(linkIn(mail, "Decline"));
    await page.getByLabel("Reason (optional)").fill("No children, please");
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Reason (optional)")).toHaveValue("No children, please");
    await expectAccessible(page, "a reason refused");
    await savePicture(page, "decline-refused");
    await page.getByLabel("Reason (optional)").fill("The home is taken");
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByRole("heading", { name: "This request was declined" })).toBeVisible();
  });

  await test.step("an owner without an agent becomes the first one", async () => {
    const ira = await anOwner({ name: "Ira Quist" });
    const third = await aListedHome(ira);
    await aRequest(third.slug, { name: "Ann Lee" });
    await page.goto(linkIn(await mailTo(ira.email, /Ann Lee requested/), "Accept"));
    await expect(page.getByLabel("First name")).toHaveValue("Ira");
    await page.getByLabel("Phone number").fill("614 555");
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page.getByLabel("Phone number")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "half a phone");
    await savePicture(page, "first-agent-by-link");
    await page.getByLabel("Phone number").fill("6145550142");
    await page.getByRole("button", { name: "Accept" }).click();
    await expect(page.getByRole("heading", { name: "This showing is confirmed" })).toBeVisible();
  });

  await test.step("a question is answered", async () => {
    const dee = await anOwner({ name: "Dee Fox" });
    const fourth = await aListedHome(dee);
    const from = "Cal Moss <cal.moss@example.test>";
    await control("POST", "/mail", { from, to: fourth.intakeEmail, subject: "Home", text: "Is the attic insulated?" });
    await page.goto(linkIn(await mailTo(dee.email, /New question/), "Answer"));
    await expect(page.getByText("Is the attic insulated?")).toBeVisible();
    await page.getByRole("textbox", { name: "Answer" }).fill("Yes, since 2019.");
    await expectAccessible(page, "a question to answer by link");
    await savePicture(page, "answer-by-link");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByRole("heading", { name: "This question was answered" })).toBeVisible();
    await mailTo("cal.moss@example.test", /Yes, since 2019/);
  });
});
