import { expect, type Page } from "@playwright/test";
import type { AttestationsView } from "@porchlight/contract/applications.ts";
import type { RenterScreeningView, SittingView } from "@porchlight/contract/renter-screening.ts";
import { type Applicant, affirmed } from "./applications.ts";
import { heading } from "./renter-form.ts";
import { callAs, control } from "./world.ts";

/** A number that was never issued, in two writings, and a birth date. */
export const proof = { ssn: "666120987", ssnAgain: "666-12-0987", birthDate: "1984-05-17" } as const;

const stated = {
  address: { street: "12 Pine St", unit: null, city: "Columbus", state: "OH", zip: "43215" },
  employment: "Employed",
} as const;

/** Returns what posts a step of an applicant's screening, below its address. */
const stepsOf =
  ({ token, applicationId }: Applicant) =>
  <Reply = RenterScreeningView>(path: string, body: unknown): Promise<Reply> =>
    callAs(token)<Reply>("POST", `/renter-application/${applicationId}/screening/${path}`, body);

/**
 * Takes an applicant, whose name and phone are answered, through the screening until the reports are ordered or the bureau
 * checks them by phone; its questions are answered right.
 */
export async function passScreening(applicant: Applicant): Promise<SittingView> {
  const post = stepsOf(applicant);
  await post("age", { birthDate: proof.birthDate });
  const { attestationGroupId, attestations } = await post<AttestationsView>("statements", {});
  await post("consent", { consents: true, attestationGroupId, attestationResponses: affirmed(attestations) });
  const { url } = await post<{ url: string | null }>("payment", {});
  if (url) {
    await control("POST", `/payments/${new URL(url).pathname.split("/").at(-1)}/pay`);
    await post("payment/check", {});
  }
  const sitting = await post<SittingView>("identity", { ...proof, ...stated });
  if (!sitting.exam) return sitting;
  const { examId, questions } = sitting.exam;
  const answers = questions.map(({ key, choices }) => ({ questionKey: key, choiceKey: choices[0]!.key }));
  const { ssn, birthDate } = proof;
  return post<SittingView>(`exam/${examId}`, { ssn, birthDate, answers });
}

/** Answers the first page of the screening, at whose heading the page is. */
export async function confirmAge(page: Page, birthDate: string = proof.birthDate): Promise<void> {
  await page.getByLabel("Date of birth").fill(birthDate);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Ticks every statement of the bureau and the agreement to the reports, and goes on to the fee. */
export async function agreeToReports(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("Agree to the reports");
  const ticks = page.getByRole("checkbox");
  await expect(ticks.first()).toBeVisible();
  for (const tick of await ticks.all()) await tick.check();
  await page.getByRole("button", { name: "Agree and continue" }).click();
}

/** Pays on the provider's page and comes back to the application. */
export async function payFee(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(heading(page)).toHaveText("Confirm who you are");
}

/** Fills in who the person is; the number as it is typed the second time, too. */
export async function fillIdentity(page: Page, given: Partial<Record<keyof typeof proof, string>> = {}): Promise<void> {
  const { ssn, ssnAgain, birthDate } = { ...proof, ...given };
  await page.getByLabel("Social Security number", { exact: true }).fill(ssn);
  await page.getByLabel("Social Security number again").fill(ssnAgain);
  await page.getByLabel("Date of birth").fill(birthDate);
  await page.getByLabel("Street address").fill(stated.address.street);
  await page.getByLabel("City").fill(stated.address.city);
  await page.getByLabel("State", { exact: true }).selectOption(stated.address.state);
  await page.getByLabel("ZIP code").fill(stated.address.zip);
}

/** Takes the person of a page, at the first page of the screening, until the bureau was asked for the reports. */
export async function passScreeningOn(page: Page): Promise<void> {
  await confirmAge(page);
  await agreeToReports(page);
  await payFee(page);
  await fillIdentity(page);
  await page.getByRole("button", { name: "Order my reports" }).click();
}
