import { expect, type Page, test } from "@playwright/test";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { type Applicant, anApplicant, anApplicationSent, complete, handIn } from "./stage/applications.ts";
import { expectAccessibleInBothThemes, expectWholeLabels, openAs, savePicture, signIn } from "./stage/browser.ts";
import { aHousehold, reportsDelivered } from "./stage/households.ts";
import { aListedHome, anOwner } from "./stage/people.ts";
import { heading } from "./stage/renter-form.ts";
import { confirmAge } from "./stage/screening.ts";
import { callAs, mailTo } from "./stage/world.ts";

async function looksGood(page: Page, state: string): Promise<void> {
  await expectAccessibleInBothThemes(page, state);
  await expectWholeLabels(page);
  await savePicture(page, state);
}

test("Whatever becomes of the reports, renter and owner read why and what is next", async ({ page }) => {
  test.setTimeout(240_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const household = await aHousehold(owner, home, [
    { name: "Ada Frozen", type: "APPLICANT" },
    { name: "Ben Thin", type: "CO_APPLICANT" },
    { name: "Cora Deliveryfail", type: "CO_APPLICANT" },
    { name: "Dan Manual", type: "CO_APPLICANT" },
    { name: "Eve Clean", type: "CO_SIGNER" },
  ]);
  const [ada, ben, cora, dan, eve] = household.people as [Applicant, Applicant, Applicant, Applicant, Applicant];
  const onPageOf = async ({ token, applicationId }: Applicant, title: string, language: "en" | "es" = "en") => {
    await callAs(token)("PUT", `/renter-application/${applicationId}/language`, { language });
    await openAs(page, token, `/renter/application/${applicationId}`);
    return page.getByRole("region", { name: title });
  };

  await test.step("a fee goes back once the home is rented out before the reports are ordered", async () => {
    const change = (path: string) => callAs(owner.token)("PUT", `/property-listing/${path}/${home.id}`);
    await change("complete");
    await mailTo(dan.email, /was refunded/);
    await change("publish");
    await reportsDelivered(owner, household);
  });

  await test.step("each renter reads of their own", async () => {
    const frozen = await onPageOf(ada, "Your reports are here");
    await expect(frozen).toContainText("Your credit file is frozen, so Maya Ortiz sees no score. You can lift");
    await looksGood(page, "screening-frozen");
    const thin = await onPageOf(ben, "Your reports are here");
    await expect(thin).toContainText("has little or no credit history for you yet");
    await savePicture(page, "screening-thin");
    const undelivered = await onPageOf(cora, "Your reports weren’t delivered");
    await expect(undelivered).toContainText("We returned $49 on Nov 23, 2026.");
    await savePicture(page, "screening-undelivered");
    const coSigner = await onPageOf(eve, "Your reports are here");
    await expect(coSigner).toContainText("You paid $25 on Nov 23, 2026.");
    await savePicture(page, "screening-co-signer");
  });

  await test.step("the owner reads of each, and sees a co-signer's credit report alone", async () => {
    await signIn(page, owner, household.path);
    const card = (name: string) => page.getByRole("article", { name });
    await expect(card("Ada Frozen")).toContainText("Their credit file is frozen, so there's no score.");
    await expect(card("Ben Thin")).toContainText("They have little or no credit history, so there's no score.");
    await expect(card("Cora Deliveryfail")).toContainText("The screening partner couldn't deliver these reports.");
    await expect(card("Dan Manual")).toContainText("Their fee was returned before reports were ordered");
    await expect(card("Eve Clean").getByRole("listitem")).toHaveText([/^Monthly income/, /^Credit report/]);
    await looksGood(page, "application-reports-outcomes");
  });

  await test.step("who had the fee back may pay it again and order the reports, in Spanish too", async () => {
    const inSpanish = await onPageOf(dan, "Le devolvimos la tarifa antes de pedir sus informes", "es");
    await expect(inSpanish.getByRole("button", { name: "Pagar $49 de nuevo" })).toBeVisible();
    await savePicture(page, "screening-fee-returned-es");
    const returned = await onPageOf(dan, "Your fee was returned before your reports were ordered");
    await expect(returned).toContainText("We returned $49 on Nov 23, 2026.");
    await looksGood(page, "screening-fee-returned");
    await returned.getByRole("button", { name: "Pay $49 again" }).click();
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByRole("region", { name: "Confirm who you are" })).toBeVisible();
  });
});

test("Where the bureau offers no reports, the application goes on without them and without a fee", async ({ page }) => {
  const owner = await anOwner();
  const hagatna = { address: "130 W O'Brien Dr", city: "Hagatna", state: "GU", zip: "96910" };
  const location = { ...alderBungalow.location, ...hagatna, latitude: 13.4757, longitude: 144.7489 };
  const { bundle, email } = await anApplicationSent(owner, await aListedHome(owner, { location }), "Jordan Clean");
  const applicant = await anApplicant("Jordan Clean", email);
  await complete(applicant, "APPLICANT");
  await openAs(page, applicant.token, `/renter/application/${applicant.applicationId}?step=screening`);
  await confirmAge(page);
  await expect(heading(page)).toHaveText("Screening reports aren’t available here");
  await looksGood(page, "screening-restricted");
  await handIn(applicant);
  const profile = `/property/${bundle.property.id}/renter/profile/${bundle.primaryApplicant.id}`;
  await signIn(page, owner, `${profile}/application/${bundle.id}`);
  await expect(page.getByRole("article", { name: "Jordan Clean" })).toContainText(
    "The screening partner doesn't offer reports at this home's location.",
  );
  await savePicture(page, "application-reports-restricted");
});
