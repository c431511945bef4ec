import type { AttestationsView, BundleView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RenterScreeningView, SittingView } from "@porchlight/contract/renter-screening.ts";
import type { HomeScenario } from "@porchlight/scenarios/home.ts";
import { activated, aLead, anOwnerWithAddress, type SignedInRenter } from "../applications/testing.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import { homeIn, type PlaceOfLaw } from "../testing/places-of-law.ts";
import { type Answer, type Reached, startTestProduct, type TestProduct } from "../testing/product.ts";
import { sampleProof, screeningEnvironment } from "../testing/screening.ts";

/** A product that screens people, with the sandbox as its bureau and payment provider. */
export const startScreeningProduct = (environment: Record<string, string> = {}): Promise<TestProduct> =>
  startTestProduct((sandbox) => ({ ...screeningEnvironment(sandbox), ...environment }));

/** Everything a sandbox told of payments, as far as tests read it. */
export type PaymentsTold = {
  sessions: { id: string; reference: string | null; status: string; amount: number }[];
  charges: { id: string; amount: number; refunded: boolean; amount_refunded: number }[];
  refunds: { id: string; checkoutId: string; status: string; amount: number }[];
  webhooks: { all: { id: string; type: string }[] };
};
export type BureauTold = {
  orders: number;
  requests: { id: number; renters: { id: number; status: string; email: string; orderedAt: string | null }[] }[];
};

export const paymentsTold = (product: Reached) => product.control<PaymentsTold>("GET", "payments");
export const bureauTold = (product: Reached) => product.control<BureauTold>("GET", "screening");

/** An owner with an address, and a home of theirs. */
export async function anOwnerWithHome(
  product: TestProduct,
  change: Partial<HomeScenario> = {},
): Promise<{ owner: SignedInOwner; home: PropertyView }> {
  const owner = await anOwnerWithAddress(product);
  const home = await aListedHome(product, owner, change);
  return { owner, home };
}

/** Returns an owner's answers to the bureau's statements, each affirmed. */
export async function affirmed(product: Reached, owner: SignedInOwner, home: PropertyView) {
  const path = `/investor-application/property/${home.id}/attestations`;
  const { attestationGroupId, attestations } = await callAs(product, owner)<AttestationsView>("GET", path);
  return {
    attestationGroupId: attestationGroupId!,
    attestationResponses: attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true })),
  };
}

/** Sends an application with the owner's attestations, and activates the account of who is invited. */
export async function anInvited(
  product: Reached,
  { owner, home }: { owner: SignedInOwner; home: PropertyView },
  email: string,
  name = "Jordan Avery",
): Promise<SignedInRenter & { bundleId: string; name: string }> {
  const inquiryId = await aLead(product, owner, home, email, name);
  const attestation = await affirmed(product, owner, home);
  const body = { inquiryId, attestation };
  const { id: bundleId } = await callAs(product, owner)<BundleView>("POST", `/investor-application/${home.id}`, body);
  await product.settled();
  return { ...(await activated(product, email)), bundleId, name };
}

let placed = 0;

/** A person invited to apply for a home in a place, and its owner. */
export async function anInvitedIn(product: TestProduct, place: PlaceOfLaw, name = "Ada Clean") {
  const stage = await anOwnerWithHome(product, homeIn(place));
  placed += 1;
  return { stage, renter: await anInvited(product, stage, `placed${placed}@example.test`, name) };
}
export type Placed = Awaited<ReturnType<typeof anInvitedIn>>;

export type Refused = { code?: string; validationErrors?: Record<string, string> };

/** The company that made a report which a person brings, and the day of the report. */
export const sampleAgency = {
  ...{ name: "Acme Tenant Reports", phone: "800-555-0142", address: null },
  madeOn: "2026-11-20",
};

/** The calls of one person's screening. */
export function screeningOf(product: Reached, { token, applicationId }: SignedInRenter) {
  const at = `/renter-application/${applicationId}`;
  const post = <Body>(path: string, body: unknown): Promise<Answer<Body & Refused>> =>
    product.api("POST", `${at}/screening/${path}`, { token, body });
  const address = { street: "12 Pine St", unit: null, city: "Portland", state: "OR", zip: "97214" };
  const identity = { ssnAgain: sampleProof.ssn, ...sampleProof, address, employment: "Employed" };
  return {
    contact: async (fullName: string) => {
      const { body } = await product.api<{ savedAt: { contact?: string } }>("GET", at, { token });
      const answers = { fullName, phoneNumber: "+15035550171" };
      const section = { section: "contact", answers, seenAt: body.savedAt.contact ?? null };
      return product.api("PATCH", at, { token, body: section });
    },
    age: (birthDate: string = sampleProof.birthDate) => post<RenterScreeningView>("age", { birthDate }),
    statements: () => post<{ attestationGroupId: number; attestations: { attestationId: number }[] }>("statements", {}),
    consent: (attestationGroupId: number, attestationResponses: { attestationId: number; isAffirmative: boolean }[]) =>
      post<RenterScreeningView>("consent", { consents: true, attestationGroupId, attestationResponses }),
    pay: () => post<{ url: string | null; screening: RenterScreeningView }>("payment", {}),
    check: () => post<RenterScreeningView>("payment/check", {}),
    prove: (change: object = {}) => post<SittingView>("identity", { ...identity, ...change }),
    answer: (examId: number, choice: number, questions: readonly { key: string; choices: { key: string }[] }[]) =>
      post<SittingView>(`exam/${examId}`, {
        ...sampleProof,
        answers: questions.map(({ key, choices }) => ({ questionKey: key, choiceKey: choices.at(choice)!.key })),
      }),
    goWithoutReports: (because: "NO_SSN" | "OWN_REPORT") => post<RenterScreeningView>("skip", { because }),
    nameAgency: (agency: object) =>
      product.api<RenterScreeningView & Refused>("PUT", `${at}/screening/report-agency`, { token, body: agency }),
    view: async () =>
      (await product.api<{ screening: RenterScreeningView | null }>("GET", at, { token })).body.screening!,
    ownReport: (productType: string) =>
      product.api<{ html: string } & Refused>("GET", `${at}/screening/report?productType=${productType}`, { token }),
  };
}
export type ScreeningCalls = ReturnType<typeof screeningOf>;

/** Takes a person as far as the fee. */
export async function consented(
  product: TestProduct,
  renter: SignedInRenter & { name: string },
): Promise<ScreeningCalls> {
  const calls = screeningOf(product, renter);
  await calls.contact(renter.name);
  await expectOk(calls.age());
  const { attestationGroupId, attestations } = (await expectOk(calls.statements())).body;
  const responses = attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
  await expectOk(calls.consent(attestationGroupId, responses));
  return calls;
}

/** Takes a person past the fee. */
export async function paid(product: TestProduct, renter: SignedInRenter & { name: string }): Promise<ScreeningCalls> {
  const calls = await consented(product, renter);
  await payFee(product, calls);
  return calls;
}

/** Pays a person's fee on the provider's page. */
export async function payFee(product: TestProduct, calls: ScreeningCalls): Promise<void> {
  const { url } = (await expectOk(calls.pay())).body;
  if (url) await product.control("POST", `payments/${sessionIn(url)}/pay`);
  await expectOk(calls.check());
}

export const sessionIn = (url: string): string => new URL(url).pathname.split("/").at(-1)!;

export async function expectOk<Body>(answering: Promise<Answer<Body>>): Promise<Answer<Body>> {
  const answer = await answering;
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
