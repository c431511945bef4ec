import { expect, type Page, test } from "@playwright/test";
import type { AttestationsView, BundleView } from "@porchlight/contract/applications.ts";
import type { RenterView } from "@porchlight/contract/renters.ts";
import { aLead, giveAddress } from "./stage/applications.ts";
import { expectAccessibleInBothThemes, expectBoxesInSight, savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, type Owner } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

/** What a bureau asks of owners: one statement that is required, and one that is not. */
const asked: AttestationsView = {
  hasScreening: true,
  termsUrl: "https://bureau.example.test/terms",
  attestationGroupId: 7,
  fees: { APPLICANT: 49, CO_APPLICANT: 49, CO_SIGNER: 25 },
  attestations: [
    {
      attestationId: 1,
      name: "I will use reports for this decision alone",
      legalText: "Reports may be used for the decision about this application and for nothing else.",
      additionalInformation: "Required by federal law",
      affirmativeRequired: true,
    },
    {
      attestationId: 2,
      name: "I want news about screening",
      legalText: "News comes by email, at most once a month.",
      additionalInformation: null,
      affirmativeRequired: false,
    },
  ],
};

/** The profile of a lead of the owner's, opened. */
async function openProfile(page: Page, owner: Owner) {
  const home = await aListedHome(owner);
  const { inquiryId, renterId } = await aLead(owner, home.id);
  const profile = `/property/${home.id}/renter/profile/${renterId}`;
  await signIn(page, owner, profile);
  return { call: callAs(owner.token), home, profile, inquiryId };
}

const send = (page: Page) => page.getByRole("button", { name: /^Send application for/ });
const sending = (page: Page) => page.getByRole("dialog", { name: "Send application" });

test("What a bureau requires is ticked before an application is sent, by keyboard alone", async ({ page }) => {
  const owner = await anOwner();
  await giveAddress(owner);
  await page.route("**/attestations", (route) => route.fulfill({ json: asked }));
  const { home, inquiryId } = await openProfile(page, owner);
  const press = sending(page).getByRole("button", { name: "Send application" });
  const box = (name: RegExp) => sending(page).getByRole("checkbox", { name });

  await send(page).press("Enter");
  await expect(sending(page)).toContainText(
    "Sending is free for you. Renters pay: Applicant $49, Co-Applicant $49, Co-Signer $25.",
  );
  await expect(sending(page).getByRole("link", { name: /Read the terms/ })).toHaveAttribute("href", asked.termsUrl!);
  await sending(page).getByText("Read the legal text").first().press("Enter");
  await expect(sending(page).getByText(asked.attestations[0]!.legalText)).toBeVisible();
  await expectAccessibleInBothThemes(page, "an application with statements");
  await expectBoxesInSight(page);
  await savePicture(page, "application-statements");

  await expect(press).toHaveAttribute("aria-disabled", "true");
  await box(/terms/).press("Space");
  await box(/screening \(optional\)/).press("Space");
  await expect(press).toHaveAttribute("aria-disabled", "true");
  await box(/screening \(optional\)/).press("Space");
  await box(/this decision alone/).press("Space");
  const sent = page.waitForRequest(`**/api/investor-application/${home.id}`);
  await press.press("Enter");
  expect((await sent).postDataJSON()).toEqual({
    inquiryId,
    attestation: {
      attestationGroupId: 7,
      attestationResponses: [
        { attestationId: 1, isAffirmative: true },
        { attestationId: 2, isAffirmative: false },
      ],
    },
  });
  await expect(page.getByRole("dialog", { name: "Application sent" })).toContainText("credit, criminal and eviction");
});

test("An application that cannot begin or be sent says why", async ({ page }) => {
  const owner = await anOwner();
  const { call, home, inquiryId } = await openProfile(page, owner);

  await test.step("statements that cannot be loaded leave the dialog closed", async () => {
    await page.route("**/attestations", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("Something went wrong");
    await expect(sending(page)).toBeHidden();
  });

  await test.step("the dialog waits until they are loaded", async () => {
    const held = Promise.withResolvers<void>();
    await page.route("**/attestations", (route) => held.promise.then(() => route.continue()), { times: 1 });
    const asking = page.waitForRequest("**/attestations");
    await send(page).click();
    await asking;
    await expect(sending(page)).toBeHidden();
    held.resolve();
    await expect(sending(page)).toBeVisible();
    await sending(page).getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("one that was sent elsewhere meanwhile is not sent twice", async () => {
    await page.route("**/application-bundles/renter/*", (route) => route.fulfill({ json: [] }));
    await page.reload();
    await send(page).click();
    await giveAddress(owner);
    await call("POST", `/investor-application/${home.id}`, { inquiryId });
    await page.reload();
    await send(page).click();
    await sending(page).getByRole("button", { name: "Send application" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "An application was already sent to this renter for this home.",
    );
    await expect(sending(page)).toBeVisible();
  });
});

test("A renter without an email is sent no application, and the owner reads what to do", async ({ page }) => {
  const owner = await anOwner();
  await giveAddress(owner);
  const { profile } = await openProfile(page, owner);
  await page.route("**/api/renter/*", async (route) => {
    const renter: RenterView = await (await route.fetch()).json();
    await route.fulfill({ json: { ...renter, user: { ...renter.user, email: null } } });
  });
  await page.goto(profile);
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText(
    "We don't have this renter's email. Ask for it in the conversation, or use Add new lead with their phone number and email.",
  );
  await expect(sending(page)).toBeHidden();

  await page.unroute("**/api/renter/*");
  await page.reload();
  await send(page).click();
  await expect(sending(page)).toBeVisible();
});

test("No application is sent for a home that is rented out, and the owner reads why", async ({ page }) => {
  const owner = await anOwner();
  const { call, home, profile } = await openProfile(page, owner);
  await call("PUT", `/property-listing/complete/${home.id}`);
  await page.goto(profile);
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await send(page).press("Enter");
  await expect(sending(page)).toBeHidden();
  const why = page.getByRole("tooltip").filter({ hasText: "This home is rented out. Resume the listing" });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await send(page).hover();
    await expect(why).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
});

test("The profile offers what each application allows", async ({ page }) => {
  const owner = await anOwner();
  const { call, home, inquiryId, profile } = await openProfile(page, owner);
  await giveAddress(owner);
  const bundle = await call<BundleView>("POST", `/investor-application/${home.id}`, { inquiryId });
  const show = async (change: Partial<BundleView>) => {
    await page.route("**/application-bundles/renter/*", (route) => route.fulfill({ json: [{ ...bundle, ...change }] }));
    await page.goto(profile);
    await expect(page.getByRole("region", { name: "1 Application" })).toBeVisible();
    return page.getByRole("region", { name: "1 Application" });
  };
  const review = `${profile}/application/${bundle.id}`;

  for (const [status, label] of [
    ["SUBMITTED", "Ready for review"],
    ["ACCEPTED", "Accepted"],
    ["DECLINED", "Declined"],
  ] as const) {
    const shown = await show({ status, moves: [], updatedAt: "2026-03-05T18:00:00Z" });
    await expect(shown).toContainText(`Status: ${label}`);
    await expect(shown).toContainText("Last update Mar 5");
    await expect(shown.getByRole("link", { name: /^Review/ })).toHaveAttribute("href", review);
    await expect(shown.getByRole("button", { name: /^Resend/ })).toBeHidden();
  }
  const withdrawn = await show({ status: "IN_PROGRESS", moves: [], withdrawnAt: "2026-03-06T18:00:00Z" });
  await expect(withdrawn).toContainText("Withdrawn");
  await expect(withdrawn.getByRole("link")).toBeHidden();
  await expect(withdrawn.getByRole("button")).toBeHidden();
  await expect(send(page)).toBeHidden();
});

test("A first visit to a profile points at highlights, inquiries and applications, once", async ({ page }) => {
  const owner = await anOwner({ toured: false });
  await openProfile(page, owner);
  for (const [place, title] of ["Highlights and badges", "Inquiries and conversation", "Applications"].entries()) {
    const stop = page.getByRole("dialog", { name: title });
    await expect(stop).toContainText(`${place + 1} of 3`);
    await stop.getByRole("button", { name: place === 2 ? "Done" : "Next" }).click();
  }
  await expect(page.getByText("of 3")).toBeHidden();
  await page.reload();
  await expect(send(page)).toBeVisible();
  await expect(page.getByText("of 3")).toBeHidden();
});
