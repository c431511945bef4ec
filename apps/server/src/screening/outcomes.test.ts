import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { applicationsOf, completed, submitted } from "../applications/testing.ts";
import type { TestProduct } from "../testing/product.ts";
import { sampleProof } from "../testing/screening.ts";
import {
  anInvited,
  anOwnerWithHome,
  bureauTold,
  paid,
  paymentsTold,
  type Refused,
  screeningOf,
  startScreeningProduct,
} from "./testing.ts";

let product: TestProduct;
let stage: Awaited<ReturnType<typeof anOwnerWithHome>>;
beforeAll(async () => {
  product = await startScreeningProduct();
  stage = await anOwnerWithHome(product);
}, 120_000);
afterAll(() => product.close());

const email = (name: string) => `${name.toLowerCase()}${Math.random().toString(36).slice(2, 8)}@example.test`;
const arrived = async (lastName: string) => {
  const renter = await anInvited(product, stage, email(lastName), `Ada ${lastName}`);
  return { renter, calls: await paid(product, renter) };
};
const refundsOf = async () => (await paymentsTold(product)).refunds.length;

describe("What the bureau makes of a person", () => {
  it.each<[string, ScreeningStatus]>([
    ["Thin", "DELIVERED"],
    ["Frozen", "DELIVERED"],
    ["Lowscore", "DELIVERED"],
    ["Bankrupt", "DELIVERED"],
    ["Filing", "DELIVERED"],
    ["Judgment", "DELIVERED"],
    ["Record", "DELIVERED"],
    ["Mismatch", "DELIVERED"],
    ["Onlycredit", "DELIVERED"],
    ["Deliveryfail", "NOT_DELIVERED"],
  ])("%s ends as %s", async (lastName, status) => {
    const { calls } = await arrived(lastName);
    expect((await calls.prove()).body.screening.status).toBe("ORDERED");
    await product.advance("PT1M");
    await product.advance("PT1M");
    expect((await calls.view()).status).toBe(status);
  });

  it.each([
    ["Frozen", "FROZEN"],
    ["Thin", "THIN"],
    ["Clean", null],
  ])("%s tells renter and owner that the credit file is %s, the owner once it is submitted", async (lastName, file) => {
    const { renter, calls } = await arrived(lastName);
    await calls.prove();
    expect((await calls.view()).creditFile).toBeNull();
    await product.advance("PT1M");
    await product.advance("PT1M");
    expect(await calls.view()).toMatchObject({ status: "DELIVERED", creditFile: file });
    const seen = async () => (await applicationsOf(product, stage.owner, renter.bundleId))[0]!;
    expect((await seen()).creditFile).toBeNull();
    await completed(product, renter, "APPLICANT");
    expect((await submitted(product, renter)).status).toBe(200);
    expect(await seen()).toMatchObject({ screening: null, creditFile: file });
  });

  it("takes its time where it is slow, and holds up no submission", async () => {
    const { renter, calls } = await arrived("Slow");
    await calls.prove();
    await completed(product, renter, "APPLICANT");
    expect((await submitted(product, renter)).status).toBe(200);
    const [waiting] = await applicationsOf(product, stage.owner, renter.bundleId);
    expect(waiting!.reports.map(({ state }) => state)).toEqual(["WAITING", "WAITING", "WAITING"]);
    await product.advance("PT3M");
    await product.advance("PT2M");
    expect((await calls.view()).status).toBe("DELIVERED");
  });

  it("is delivered after all where the bureau delivers late; the fee that went back stays with the person", async () => {
    const { calls } = await arrived("Slow");
    await calls.prove();
    const status = vi.spyOn(product.product.app.screening!, "status");
    const undelivered = { requestRenterId: 0, renterId: 0, role: "Applicant", daysLeft: null } as const;
    status.mockResolvedValueOnce({ ...undelivered, status: "ReportsDeliveryFailed" });
    await product.advance("PT20S");
    status.mockRestore();
    expect((await calls.view()).status).toBe("NOT_DELIVERED");
    await product.advance("PT3M");
    await product.advance("PT1M");
    expect(await calls.view()).toMatchObject({ status: "DELIVERED", payment: { state: "REFUNDED" } });
  });

  it("gives the fee back where the request expired there, and says so to owner and renter", async () => {
    const before = await refundsOf();
    const { renter, calls } = await arrived("Expired");
    expect((await calls.prove()).body.screening.status).toBe("NOT_DELIVERED");
    await product.advance("PT1M");
    expect(await calls.view()).toMatchObject({ payment: { state: "REFUNDED", cents: 4900 } });
    expect(await refundsOf()).toBe(before + 1);
    await completed(product, renter, "APPLICANT");
    await submitted(product, renter);
    const [seen] = await applicationsOf(product, stage.owner, renter.bundleId);
    expect(seen).toMatchObject({
      screening: "NOT_DELIVERED",
      reports: [{ state: "NONE" }, { state: "NONE" }, { state: "NONE" }],
    });
  });
});

describe("An exam", () => {
  it("orders the reports once the answers are right", async () => {
    const { calls } = await arrived("Exam");
    const { body } = await calls.prove();
    expect(body.screening.status).toBe("EXAM");
    const { examId, questions } = body.exam!;
    expect((await calls.answer(examId, 0, questions)).body).toMatchObject({
      screening: { status: "ORDERED" },
      exam: null,
    });
  });

  it("is asked anew after wrong answers, and after the third the fee goes back", async () => {
    const { calls } = await arrived("Examfail");
    let { exam, screening } = (await calls.prove()).body;
    for (let tries = 0; tries < 3; tries++) {
      expect(screening.status).toBe("EXAM");
      ({ exam, screening } = (await calls.answer(exam!.examId, -1, exam!.questions)).body);
    }
    expect({ status: screening.status, exam }).toEqual({ status: "IDENTITY_FAILED", exam: null });
    await product.advance("PT1M");
    expect((await calls.view()).payment.state).toBe("REFUNDED");
  });

  it("may lead to a check by hand, after which the person is told to go on", async () => {
    const { calls } = await arrived("Manual");
    const { exam } = (await calls.prove()).body;
    const { body } = await calls.answer(exam!.examId, 0, exam!.questions);
    expect(body.screening.status).toBe("MANUAL_CHECK");
    await product.advance("PT1M");
    await product.advance("PT1M");
    expect((await calls.view()).status).toBe("IDENTIFIED");
    await product.settled();
    const told = await product.control<{ subject: string; to: string }[]>("GET", "mail");
    expect(told.some(({ subject }) => subject.startsWith("Your identity is confirmed"))).toBe(true);
    expect((await calls.prove()).body.screening.status).toBe("ORDERED");
  });

  it("is answered ten times an hour at most, with whatever number and birth date", async () => {
    const { renter, calls } = await arrived("Exam");
    const { exam } = (await calls.prove()).body;
    const ofAChild = { ...sampleProof, birthDate: "2009-11-25", answers: [{ questionKey: "1", choiceKey: "1" }] };
    const path = `/renter-application/${renter.applicationId}/screening/exam/${exam!.examId}`;
    for (let tries = 1; tries < 10; tries++) {
      const { status, body } = await product.api<Refused>("POST", path, { token: renter.token, body: ofAChild });
      expect([status, body.code]).toEqual([400, "screening.underage"]);
    }
    const right = () => calls.answer(exam!.examId, 0, exam!.questions);
    const limited = [await right(), await calls.prove()];
    expect(limited.map(({ status, body }) => [status, body.code])).toEqual([
      [429, "too-many-attempts"],
      [429, "too-many-attempts"],
    ]);
    await product.advance("PT1H");
    expect((await right()).body.screening.status).toBe("ORDERED");
  });

  it("is not another person's, and not answered twice at once", async () => {
    const { calls } = await arrived("Exam");
    const { exam } = (await calls.prove()).body;
    const both = await Promise.all([0, 0].map((choice) => calls.answer(exam!.examId, choice, exam!.questions)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe("screening.step-not-open");
  });
});

describe("Without reports", () => {
  it("a person without a number goes on, pays nothing and may submit", async () => {
    const renter = await anInvited(product, stage, email("nossn"), "Ada Nossn");
    const calls = screeningOf(product, renter);
    await completed(product, renter, "APPLICANT");
    const early = await submitted(product, renter);
    expect(early).toMatchObject({
      status: 400,
      body: { validationErrors: { "screening.status": expect.any(String) } },
    });
    expect((await calls.goWithoutReports("NO_SSN")).body).toMatchObject({
      status: "SKIPPED",
      payment: { state: "NONE" },
    });
    expect((await submitted(product, renter)).status).toBe(200);
  });

  it("what was paid goes back", async () => {
    const { calls } = await arrived("Changed");
    await calls.goWithoutReports("NO_SSN");
    await product.advance("PT1M");
    expect((await calls.view()).payment.state).toBe("REFUNDED");
  });

  it("a report of one's own is taken only where the law says so", async () => {
    const renter = await anInvited(product, stage, email("own"), "Ada Own");
    const calls = screeningOf(product, renter);
    expect(await calls.goWithoutReports("OWN_REPORT")).toMatchObject({
      status: 409,
      body: { code: "screening.step-not-open" },
    });
  });
});

describe("Age", () => {
  /** The birth date of who is so many years old today at the home, or will be in so many days. */
  const born = (years: number, inDays = 0): string => {
    const today = product.product.app.clock.now().toZonedDateTimeISO(stage.home.timeZone).toPlainDate();
    return today.subtract({ years }).add({ days: inDays }).toString();
  };
  const confirmed = async (birthDate: string) =>
    screeningOf(product, await anInvited(product, stage, email("age"), "Ada Young")).age(birthDate);

  it.each([
    ["17", () => born(18, 1), "screening.underage", "Age must be between 18 and 125"],
    ["126", () => born(126), "invalid-input", "Age must be between 18 and 125"],
    ["not born yet", () => born(0, 1), "invalid-input", "Date cannot be in the future"],
  ])("%s is refused with a word at the field", async (_age, birthDate, code, message) => {
    const answer = await confirmed(birthDate());
    expect(answer).toMatchObject({ status: 400, body: { code, validationErrors: { birthDate: message } } });
  });

  it.each([18, 125])("%i goes on", async (years) =>
    expect(await confirmed(born(years))).toMatchObject({ status: 200, body: { status: "AGE_CONFIRMED" } }),
  );
});

it("orders once for each person, whatever they did", async () => {
  const { requests, orders } = await bureauTold(product);
  const renters = requests.flatMap((request) => request.renters);
  expect(orders).toBe(renters.filter(({ status }) => /^Reports/.test(status)).length);
});
