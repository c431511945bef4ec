import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import { isFeeReturned } from "@porchlight/domain/screening/lifecycle.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completed, submitted } from "../applications/testing.ts";
import { PaymentFault } from "../partners/payments/payment-fault.ts";
import { ScreeningFault } from "../partners/screening/screening-fault.ts";
import { row, sql } from "../platform/database/database.ts";
import { callAs } from "../testing/homes.ts";
import type { TestProduct } from "../testing/product.ts";
import {
  anInvited,
  anOwnerWithHome,
  bureauTold,
  paymentsTold,
  type ScreeningCalls,
  screeningOf,
  startScreeningProduct,
} from "./testing.ts";

let product: TestProduct;
/** What becomes of the next calls of partners, in their order; afterwards all work. */
let fates: Fate[] = [];
let isDead = false;
beforeAll(async () => {
  product = await startScreeningProduct();
  const { app } = product.product;
  misfortune(app.screening!, () => new ScreeningFault("unreachable", "the answer was lost"));
  misfortune(app.payments!, () => new PaymentFault("unreachable", "the answer was lost"));
  const { inTransaction, write } = app;
  app.inTransaction = (work, terms) => (isDead ? Promise.reject(new Error("killed")) : inTransaction(work, terms));
  app.write = (statement) => (isDead ? Promise.reject(new Error("killed")) : write(statement));
}, 120_000);
afterAll(() => product.close());

/** A call works, is lost on its way, its answer is lost, it comes twice, or the process is killed once it was done. */
const fate = fc.constantFrom("works", "works", "works", "lost", "answer-lost", "repeated", "killed");
type Fate = "works" | "lost" | "answer-lost" | "repeated" | "killed";

async function meetFate(call: () => Promise<unknown>, lost: () => Error): Promise<unknown> {
  if (isDead) throw new Error("killed");
  const next = fates.shift() ?? "works";
  if (next === "lost") throw lost();
  if (next === "repeated") await call();
  const answer = await call();
  if (next === "answer-lost") throw lost();
  if (next !== "killed") return answer;
  isDead = true;
  throw new Error("killed");
}

function misfortune(partner: object, lost: () => Error): void {
  const calls = partner as Record<string, (...given: unknown[]) => Promise<unknown>>;
  for (const [name, call] of Object.entries(calls))
    if (name !== "readWebhook") calls[name] = (...given) => meetFate(() => call(...given), lost);
}

const step = fc.constantFrom(
  "age",
  "consent",
  "pay",
  "paid-there",
  "check",
  "prove",
  "go-without-reports",
  "withdraw",
  "rent-out",
  "relist",
  "submit",
  "accept",
  "decline",
  "later",
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** The usual way with whatever else in between and behind: each of its steps comes at least once, in their order. */
const usual: Step[] = ["age", "consent", "pay", "paid-there", "check", "prove", "submit"];
const story = fc
  .tuple(fc.array(step, { maxLength: 3 }), ...usual.map(() => fc.array(step, { maxLength: 1 })))
  .map(([behind, ...between]) => [...usual.flatMap((one, index) => [one, ...between[index]!]), ...behind]);

/** The last names that decide what the bureau makes of a person. */
const lastName = fc.constantFrom("Clean", "Clean", "Exam", "Manual", "Slow", "Deliveryfail", "Expired");

let people = 0;
async function aPerson(name: string) {
  const stage = await anOwnerWithHome(product);
  people += 1;
  const renter = await anInvited(product, stage, `anyone${people}@example.test`, `Ada ${name}`);
  const calls = screeningOf(product, renter);
  await completed(product, renter, "APPLICANT");
  await calls.contact(renter.name);
  return { ...stage, renter, calls };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

async function consentAs(calls: ScreeningCalls) {
  const answer = await calls.statements();
  if (answer.status !== 200) return answer;
  const { attestationGroupId, attestations } = answer.body;
  const responses = attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
  return calls.consent(attestationGroupId, responses);
}

/** What a person has on the provider's side. */
async function sessionsOf({ renter }: Person) {
  const { db } = product.product.app;
  const kept = sql<{ ids: string[] | null }>`
    select array_agg(id::text) as ids from payment where application_id = ${renter.applicationId}`;
  const ours = new Set((await row(db, kept))?.ids ?? []);
  const { sessions } = await paymentsTold(product);
  return sessions.filter(({ reference }) => ours.has(reference ?? ""));
}

const decide = ({ owner, renter }: Person, verdict: "accept" | "decline") =>
  product.api("POST", `/investor-application/${renter.bundleId}/${verdict}`, { token: owner.token, body: {} });

const acts: Record<Step, (person: Person) => Promise<unknown>> = {
  age: ({ calls }) => calls.age(),
  consent: ({ calls }) => consentAs(calls),
  pay: ({ calls }) => calls.pay(),
  "paid-there": async (person) => {
    const open = (await sessionsOf(person)).find(({ status }) => status === "open");
    if (open) await product.control("POST", `payments/${open.id}/pay`);
  },
  check: ({ calls }) => calls.check(),
  prove: async ({ calls }) => {
    const answer = await calls.prove();
    const exam = answer.status < 300 ? answer.body.exam : null;
    return exam ? calls.answer(exam.examId, 0, exam.questions) : answer;
  },
  "go-without-reports": ({ calls }) => calls.goWithoutReports("NO_SSN"),
  withdraw: ({ renter }) =>
    product.api("POST", `/renter-application/${renter.applicationId}/withdraw`, { token: renter.token, body: {} }),
  "rent-out": ({ owner, home }) =>
    callAs(product, owner)("PUT", `/property-listing/complete/${home.id}`).catch(() => null),
  relist: ({ owner, home }) => callAs(product, owner)("PUT", `/property-listing/publish/${home.id}`).catch(() => null),
  submit: ({ renter }) => submitted(product, renter),
  accept: (person) => decide(person, "accept"),
  decline: (person) => decide(person, "decline"),
  later: () => product.control("PUT", "clock", { advance: "PT20M" }),
};

/** Starts the product again where it was killed; what a dead process held is free after its lease. */
async function restarted(): Promise<void> {
  if (!isDead) return;
  isDead = false;
  await product.control("PUT", "clock", { advance: "PT6M" });
}

const isServerError = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "status" in answer && Number(answer.status) >= 500;

async function liveThrough(person: Person, steps: readonly Step[], troubles: readonly Fate[]): Promise<void> {
  fates = [...troubles];
  for (const one of steps) {
    // Who is told that it did not work tries again.
    for (let tries = 0; tries < 3; tries++) {
      const answer = await acts[one](person);
      await restarted();
      if (!isServerError(answer)) break;
    }
  }
  fates = [];
  await product.settled();
  for (const wait of ["PT2M", "PT10M", "PT2H", "PT3H"]) await product.advance(wait);
}

/** Whether a person is asked who they are, for reports that are then ordered. */
const asksForReports = ({ status }: RenterScreeningView) =>
  (["FEE_SETTLED", "EXAM", "MANUAL_CHECK", "IDENTIFIED"] as string[]).includes(status);

const has = (view: RenterScreeningView, ...states: RenterScreeningView["payment"]["state"][]) =>
  states.includes(view.payment.state);

/** The orders that reached the bureau for the person who came last. */
async function ordersOnNewest() {
  const { requests } = await bureauTold(product);
  return requests
    .flatMap(({ renters }) => renters)
    .filter(({ email, orderedAt }) => email === `anyone${people}@example.test` && orderedAt !== null);
}

/** How often a person was charged, and how often that was refunded. */
async function chargesOf(person: Person) {
  const [sessions, told] = [await sessionsOf(person), await paymentsTold(product)];
  const refunds = told.refunds.filter(({ checkoutId }) => sessions.some(({ id }) => id === checkoutId));
  return { charged: sessions.filter(({ status }) => status === "complete").length, refunds: refunds.length };
}

function expectOrdered({ status }: RenterScreeningView, name: string, kept: number): void {
  expect(status).toBe(name === "Deliveryfail" ? "NOT_DELIVERED" : "DELIVERED");
  expect(kept).toBe(name === "Deliveryfail" ? 0 : 1);
}

describe("A screening", () => {
  it("in any order, with calls lost and processes killed, ends in one order, one charge or its refund, one state", async () => {
    await fc.assert(
      fc.asyncProperty(story, fc.array(fate, { maxLength: 30 }), lastName, async (steps, troubles, name) => {
        const person = await aPerson(name);
        await liveThrough(person, steps, troubles);
        const view = await person.calls.view();
        const orders = await ordersOnNewest();
        const { charged, refunds } = await chargesOf(person);

        expect(orders.length).toBeLessThanOrEqual(1);
        expect(charged - refunds).toBeGreaterThanOrEqual(0);
        expect(charged - refunds).toBeLessThanOrEqual(1);
        expect(has(view, "REFUND_DUE")).toBe(false);
        if (has(view, "REFUNDED")) expect(asksForReports(view)).toBe(false);
        if (orders.length === 1) expectOrdered(view, name, charged - refunds);
        else expect(["DELIVERED", "ORDERED"]).not.toContain(view.status);
        const mustReturn = isFeeReturned[view.status] || (orders.length === 0 && (await isOver(person)));
        if (mustReturn) expect(charged).toBe(refunds);
        expect(await isFree(person)).toBe(true);
      }),
      { numRuns: Number(process.env.SCREENING_RUNS ?? 12), endOnFailure: true },
    );
  }, 600_000);
});

/** Whether nothing more can come of the application. */
const isOver = async ({ renter }: Person): Promise<boolean> =>
  (await row(
    product.product.app.db,
    sql`
      select 1 from application join application_bundle bundle on bundle.id = bundle_id
        join property on property.id = bundle.property_id
      where application.id = ${renter.applicationId}
        and (withdrawn_at is not null or decided_at is not null or property.status = 'RENTED_OUT')`,
  )) !== null;

/** Whether no sitting and no undecided order is left. */
const isFree = async ({ renter }: Person): Promise<boolean> =>
  (await row(
    product.product.app.db,
    sql`
      select 1 from screening where application_id = ${renter.applicationId}
        and (sitting_until > ${product.product.app.clock.now()} or (status = 'IDENTIFIED' and order_tried_at is not null))`,
  )) === null;
