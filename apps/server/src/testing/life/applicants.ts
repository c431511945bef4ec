import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import type { Answers } from "@porchlight/domain/applications/answers.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { activated, fullAnswers, type SignedInRenter, sectionsOfRole, upload } from "../../applications/testing.ts";
import { screeningOf, sessionIn } from "../../screening/testing.ts";
import { mailsTo } from "../renters.ts";
import { type ApplicantDeed, oneOf } from "./acts.ts";
import { type Applicant, type Life, statusOf } from "./simulated-home.ts";

/** What a person does next with their form. Returns the status of the answer; null where there is nothing to do. */
type Step = (life: Life, applicant: Applicant & SignedIn, view: View, which: number) => Promise<number | null>;
type SignedIn = { account: SignedInRenter };
type View = RenterApplicationView;

/** The last names that decide what the sandbox's bureau says of a person; most are clean. */
const lastNames = [
  ...["Clean", "Clean", "Clean", "Clean", "Exam", "Thin", "Frozen", "Lowscore", "Record", "Slow"],
  ...["Mismatch", "Examfail", "Manual", "Deliveryfail", "Expired", "Onlycredit", "Judgment"],
];

/** Answers that are still right weeks later. */
const answersOf = ({ number }: Applicant): Answers => ({
  ...fullAnswers,
  contact: { fullName: `Ada ${oneOf(lastNames, number)}`, phoneNumber: "+15035550171" },
  about: { ...fullAnswers.about, desiredMoveInDate: "2027-02-01" },
});

const needsFiles: Record<ApplicationType, boolean> = { APPLICANT: true, CO_APPLICANT: true, CO_SIGNER: false };

const screeningOfPerson = (life: Life, { account }: SignedIn) => screeningOf(life.product, account);

/** Pays, leaves the page open, or is refused there, where a fee is due. */
const settleFee: Step = async (life, applicant, _view, which) => {
  const calls = screeningOfPerson(life, applicant);
  if (which % 11 === 0) return statusOf(await calls.goWithoutReports("NO_SSN"));
  const answer = await calls.pay();
  const url = answer.status < 300 ? answer.body.url : null;
  if (!url) return statusOf(answer);
  const does = oneOf(["pay", "pay", "pay", "decline"], which);
  await life.product.control("POST", `payments/${sessionIn(url)}/${does}`);
  return statusOf(which % 3 === 0 ? answer : await calls.check());
};

/** Proves who they are, and answers the bureau's questions where it has any, one in five wrongly. */
const prove: Step = async (life, applicant, _view, which) => {
  const calls = screeningOfPerson(life, applicant);
  const answer = await calls.prove();
  const exam = answer.status < 300 ? answer.body.exam : null;
  if (!exam) return statusOf(answer);
  return statusOf(await calls.answer(exam.examId, which % 5 === 0 ? -1 : 0, exam.questions));
};

const consent: Step = async (life, applicant) => {
  const calls = screeningOfPerson(life, applicant);
  const shown = await calls.statements();
  if (shown.status >= 300) return statusOf(shown);
  const { attestationGroupId, attestations } = shown.body;
  const affirmed = attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
  return statusOf(await calls.consent(attestationGroupId, affirmed));
};

const screeningSteps: Record<ScreeningStatus, Step | null> = {
  OPEN: async (life, applicant) => statusOf(await screeningOfPerson(life, applicant).age()),
  AGE_CONFIRMED: consent,
  CONSENTED: settleFee,
  FEE_SETTLED: prove,
  EXAM: prove,
  IDENTIFIED: prove,
  ...{ MANUAL_CHECK: null, ORDERED: null, DELIVERED: null, NOT_DELIVERED: null, IDENTITY_FAILED: null },
  FEE_RETURNED: null,
  ...{ SKIPPED: null, OWN_REPORT: null, RESTRICTED: null },
};
const stepOfScreening = (screening: RenterScreeningView | null): Step | null =>
  screening && screeningSteps[screening.status];

const at = ({ account }: SignedIn): string => `/renter-application/${account.applicationId}`;

const fill =
  (section: keyof Answers): Step =>
  async ({ product }, applicant) => {
    const body = { section, answers: answersOf(applicant)[section], seenAt: null };
    return statusOf(await product.api("PATCH", at(applicant), { token: applicant.account.token, body }));
  };

const bring =
  (kind: string): Step =>
  async ({ product }, { account }) =>
    (await upload(product, account, kind)).status;

const submit: Step = async ({ product }, applicant) => {
  const body = { certifies: true };
  return statusOf(await product.api("POST", `${at(applicant)}/submit`, { token: applicant.account.token, body }));
};

/** Returns what is missing first: answers, files, the screening, and then to submit. */
function nextStep(view: View): Step | null {
  if (!view.isOpen) return null;
  const unanswered = sectionsOfRole[view.type].find((section) => !view.savedAt[section]);
  if (unanswered) return fill(unanswered);
  const brought = new Set(view.documents.map(({ kind }) => kind));
  const lacking = (["PHOTO_ID", "PROOF_OF_INCOME"] as const).find((kind) => !brought.has(kind));
  if (lacking && needsFiles[view.type]) return bring(lacking);
  return stepOfScreening(view.screening) ?? submit;
}

/** Opens the newest link that was mailed to a person. Returns whether they are signed in. */
async function signIn({ product }: Life, applicant: Applicant): Promise<boolean> {
  if (applicant.account) return true;
  const mails = await mailsTo(product, applicant.email);
  if (!mails.some(({ text }) => text.includes("/activate?"))) return false;
  const account = await activated(product, applicant.email).catch(() => null);
  // Another of their devices may have been faster.
  applicant.account ??= account;
  return applicant.account !== null;
}

const mostStepsAtOnce = 12;

/** Goes on with a person's form, some steps at a time, as far as it goes. */
async function goesOn(life: Life, applicant: Applicant, which: number): Promise<number | null> {
  if (!(await signIn(life, applicant))) return null;
  const signedIn = applicant as Applicant & SignedIn;
  let last: number | null = null;
  for (let step = 0; step <= which % mostStepsAtOnce; step++) {
    const found = await life.product.api<View>("GET", at(signedIn), { token: signedIn.account.token });
    // Who was removed finds their form no longer.
    if (found.status !== 200) return found.status;
    const next = nextStep(found.body);
    if (!next) return last;
    last = await next(life, signedIn, found.body, which + step);
    if (last === null || last >= 400) return last;
  }
  return last;
}

type Deed = (life: Life, household: Applicant[], which: number) => Promise<number | null>;

const asPrimary =
  (
    does: (life: Life, primary: Applicant & SignedIn, household: Applicant[], which: number) => Promise<number | null>,
  ): Deed =>
  async (life, household, which) => {
    const [primary] = household;
    return primary && (await signIn(life, primary))
      ? does(life, primary as Applicant & SignedIn, household, which)
      : null;
  };

const deeds: Record<ApplicantDeed, Deed> = {
  "goes-on": (life, household, which) => goesOn(life, oneOf(household, which >> 2)!, which),
  withdraws: asPrimary(async ({ product }, primary) => {
    const body = {};
    return (await product.api("POST", `${at(primary)}/withdraw`, { token: primary.account.token, body })).status;
  }),
  invites: asPrimary(async ({ product }, primary, household, which) => {
    const { number } = primary;
    const email = primary.email.replace("@", `-with-${household.length}@`);
    const body = { type: oneOf(["CO_APPLICANT", "CO_SIGNER"], which), name: "Ada Fellow", email };
    const { status } = await product.api("POST", `${at(primary)}/invite`, { token: primary.account.token, body });
    if (status < 300) household.push({ number: number + household.length, email, account: null });
    return status;
  }),
  removes: asPrimary(async ({ product }, primary, _household, which) => {
    const { token } = primary.account;
    const { status, body } = await product.api<View>("GET", at(primary), { token });
    if (status !== 200) return status;
    const others = body.people.filter(({ isYou }) => !isYou);
    const found = oneOf(others, which);
    return found ? (await product.api("DELETE", `${at(primary)}/people/${found.id}`, { token })).status : null;
  }),
};

/** Performs an action of one of a household. Returns the status of the answer, or null when there was nothing to do. */
export const applicantDoes = (
  life: Life,
  household: Applicant[],
  does: ApplicantDeed,
  which: number,
): Promise<number | null> => deeds[does](life, household, which);
