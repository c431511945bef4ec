import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import {
  anInvited,
  bureauTold,
  expectOk,
  paymentsTold,
  type ScreeningCalls,
  screeningOf,
  sessionIn,
} from "../../screening/testing.ts";
import type { SignedInOwner } from "../people.ts";
import type { MortalProduct } from "./mortal-product.ts";

/** A person who applies for the home and is screened, whatever becomes of the product meanwhile. */
export type Applicant = { email: string; calls: ScreeningCalls };

/** People who were invited and have told who they are; each has the fee, identity and reports ahead. */
export async function invitedApplicants(
  product: MortalProduct,
  stage: { owner: SignedInOwner; home: PropertyView },
  count: number,
): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (let n = 1; n <= count; n++) {
    const email = `applicant${n}@example.test`;
    const calls = screeningOf(product, await anInvited(product, stage, email, "Ada Clean"));
    await expectOk(calls.contact("Ada Clean"));
    applicants.push({ email, calls });
  }
  return applicants;
}

type Step = (product: MortalProduct, calls: ScreeningCalls) => Promise<unknown>;

const consent: Step = async (_product, calls) => {
  const { attestationGroupId, attestations } = (await expectOk(calls.statements())).body;
  const responses = attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
  return calls.consent(attestationGroupId, responses);
};

const pay: Step = async (product, calls) => {
  const { url } = (await expectOk(calls.pay())).body;
  if (url) await product.control("POST", `payments/${sessionIn(url)}/pay`);
  return calls.check();
};

const prove: Step = (_product, calls) => calls.prove();

const steps: Partial<Record<RenterScreeningView["status"], Step>> = {
  OPEN: (_product, calls) => calls.age(),
  AGE_CONFIRMED: consent,
  CONSENTED: pay,
  FEE_SETTLED: prove,
  EXAM: prove,
  IDENTIFIED: prove,
};

/** Takes an applicant one step further, if the product is there to hear of it. */
export async function goOn(
  product: MortalProduct,
  { calls }: Applicant,
): Promise<RenterScreeningView["status"] | null> {
  try {
    const { status } = await calls.view();
    await steps[status]?.(product, calls);
    return status;
  } catch {
    return null;
  }
}

/** By then what a killed process had in hand is free. */
const lease = "PT6M";
const mostSteps = 20;

/** Takes every applicant to the end. Returns who does not have one order, one charge and their reports, one line each. */
export async function unfinishedApplicants(
  product: MortalProduct,
  applicants: readonly Applicant[],
): Promise<string[]> {
  for (let step = 0; step < mostSteps; step++) {
    const all = await Promise.all(applicants.map((one) => goOn(product, one)));
    if (all.every((status) => status === "DELIVERED")) break;
    await product.control("PUT", "clock", { advance: lease });
    await product.settled();
  }
  const { requests } = await bureauTold(product);
  const { sessions, refunds } = await paymentsTold(product);
  const told = applicants.map(async ({ email, calls }) => {
    const { status, payment } = await calls.view();
    const orders = requests.flatMap(({ renters }) => renters).filter((one) => one.email === email && one.orderedAt);
    return `${email} is ${status} and ${payment.state}, with ${orders.length} orders`;
  });
  const wrong = (await Promise.all(told)).filter((line) => !line.endsWith("is DELIVERED and PAID, with 1 orders"));
  const charged = sessions.filter(({ status }) => status === "complete").length - refunds.length;
  return charged === applicants.length ? wrong : [...wrong, `${charged} fees are kept of ${applicants.length} people`];
}
