import type { ApplicationView, BundleView, ReviewView, VerdictView } from "@porchlight/contract/applications.ts";
import type { NoticeView } from "@porchlight/contract/notices.ts";
import type { OwnDataView } from "@porchlight/contract/personal-data.ts";
import type { RenterInquiryView } from "@porchlight/contract/renters.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { verified } from "../chain/testing.ts";
import { row, sql } from "../platform/database/database.ts";
import {
  anInvited,
  anOwnerWithHome,
  expectOk,
  paid,
  payFee,
  type Refused,
  screeningOf,
  startScreeningProduct,
} from "../screening/testing.ts";
import { callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { homeIn, type PlaceOfLaw } from "../testing/places-of-law.ts";
import type { TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import { activated, applicationOf, applicationsOf, completed, save, submitted } from "./testing.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startScreeningProduct();
}, 120_000);
afterAll(() => product.close());

let people = 0;

type Stage = {
  owner: SignedInOwner;
  bundleId: string;
  applicationId: string;
  token: string;
  email: string;
};

/** A household of one, screened by us and submitted, whose reports are there. */
async function aHousehold(place: PlaceOfLaw, name = "Ada Record"): Promise<Stage> {
  const home = await anOwnerWithHome(product, homeIn(place));
  people += 1;
  const email = `offered${people}@example.test`;
  const renter = await anInvited(product, home, email, name);
  await (await paid(product, renter)).prove();
  await completed(product, renter, "APPLICANT");
  expect((await submitted(product, renter)).status).toBe(200);
  await product.advance("PT1M");
  return { owner: home.owner, email, ...renter };
}

const act = ({ owner, bundleId }: Stage, move: string, body: object = {}) =>
  product.api<BundleView & Refused & { message?: string }>("POST", `/investor-application/${bundleId}/${move}`, {
    token: owner.token,
    body,
  });
/** Expects that one of fifty offers was made, and the rest to say so. */
const expectOnce = (answers: { status: number; body: Refused }[]): void =>
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    ...Array.from({ length: 49 }, () => [409, "application.already-offered"]),
  ]);
const get = <Body>({ owner }: Stage, path: string) => callAs(product, owner)<Body>("GET", path);
const bundlePath = ({ bundleId }: Stage) => `/investor-application/application-bundle/${bundleId}`;
const review = (stage: Stage) => get<ReviewView>(stage, bundlePath(stage));
const verdicts = (stage: Stage) => get<VerdictView[]>(stage, `${bundlePath(stage)}/verdicts`);
const notices = (stage: Stage) => get<NoticeView[]>(stage, `${bundlePath(stage)}/notices`);
const reports = async (stage: Stage): Promise<ApplicationView["reports"]> =>
  (await applicationsOf(product, stage.owner, stage.bundleId))[0]!.reports;
const criminalReport = ({ owner, applicationId }: Stage) =>
  product.api<{ html: string } & Refused>("GET", `/investor-application/${applicationId}/report?productType=CRIMINAL`, {
    token: owner.token,
  });
const summaryOf = async ({ applicationId }: Stage) =>
  (await row(
    product.product.app.db,
    sql<{ summary: { products: string[]; criminal: unknown[] | null; credit: unknown } }>`
      select summary from screening where application_id = ${applicationId}`,
  ))!.summary;
const offered = async (place: PlaceOfLaw, name?: string): Promise<Stage> => {
  const stage = await aHousehold(place, name);
  await expectOk(act(stage, "offer"));
  await product.advance("PT1M");
  return stage;
};
const withdraw = ({ token, applicationId }: Stage) =>
  product.api("POST", `/renter-application/${applicationId}/withdraw`, { token, body: {} });
const subjects = async (email: string) => (await mailsTo(product, email)).map(({ subject }) => subject);

describe("In New Jersey, before a conditional offer", () => {
  it("nothing of a criminal report is read from the bureau, kept or shown", async () => {
    const asked = vi.spyOn(product.product.app.screening!, "report");
    const stage = await aHousehold("newJersey");
    expect(new Set(asked.mock.calls.map(([, of]) => of))).toEqual(new Set(["CREDIT", "EVICTION"]));
    asked.mockRestore();
    expect(await summaryOf(stage)).toMatchObject({ products: ["CREDIT", "EVICTION"], criminal: null });
    expect(await reports(stage)).toMatchObject([
      { product: "CREDIT", state: "READY", waitsFor: null },
      { product: "CRIMINAL", state: "WAITING", waitsFor: "OFFER" },
      { product: "EVICTION", state: "READY", waitsFor: null },
    ]);
    expect(await criminalReport(stage)).toMatchObject({ status: 409, body: { code: "application.offer-first" } });
  });

  it("the owner may offer or decline, and is told of the law; accepting is refused in plain words", async () => {
    const stage = await aHousehold("newJersey");
    expect(await review(stage)).toMatchObject({
      moves: ["offer", "decline"],
      conditionalOffer: {
        isNeeded: true,
        madeAt: null,
        isLimited: false,
        appealDays: 30,
        law: { place: "New Jersey", source: "N.J. Fair Chance in Housing Act" },
      },
    });
    expect(await act(stage, "accept")).toMatchObject({
      status: 409,
      body: {
        code: "application.offer-first",
        message: "Make a conditional offer first. New Jersey has rules about when a criminal report may be used.",
      },
    });
    expect(await verdicts(stage)).toEqual([]);
  });

  it("a decline takes no offer back, and is reconsidered by making one", async () => {
    const stage = await aHousehold("newJersey");
    expect((await act(stage, "decline")).body).toMatchObject({ status: "DECLINED", moves: ["offer"] });
    expect((await notices(stage)).map(({ kind }) => kind)).toEqual(["ADVERSE_ACTION"]);
    expect((await act(stage, "accept")).body.code).toBe("application.offer-first");
  });
});

describe("A conditional offer to a household that was declined before one", () => {
  const declined = async (place: PlaceOfLaw) => {
    const stage = await aHousehold(place);
    await expectOk(act(stage, "decline"));
    await product.settled();
    return stage;
  };
  const stageOf = async (stage: Stage) => {
    const { primaryApplicant } = await review(stage);
    const path = `/property-inquiry/inquiries/renter/${primaryApplicant.id}`;
    return (await get<RenterInquiryView[]>(stage, path))[0]!.stage;
  };

  it.each(["newJersey", "brooklyn", "evanston"] as const)(
    "has it wait for the owner again, with its criminal report to read, and is told so: %s",
    async (place) => {
      const stage = await declined(place);
      expect((await act(stage, "offer")).body).toMatchObject({
        status: "SUBMITTED",
        decidedAt: null,
        moves: ["accept", "decline"],
      });
      await product.advance("PT1M");
      expect(await stageOf(stage)).toBe("APPLICATION_COMPLETED");
      const [mail] = await mailsTo(product, stage.email);
      expect(mail!.text.replace(/\s+/g, " ")).toContain("Maya reconsidered your application for");
      expect((await criminalReport(stage)).status).toBe(200);
      expect((await applicationOf(product, stage)).bundle).toMatchObject({
        status: "SUBMITTED",
        decidedAt: null,
        conditionalOfferAt: expect.any(String),
      });
      expect((await act(stage, "accept")).body.status).toBe("ACCEPTED");
      expect(await stageOf(stage)).toBe("APPLICATION_ACCEPTED");
      expect((await verdicts(stage)).map(({ move }) => move)).toEqual(["accept", "offer", "decline"]);
      expect((await verified(product)).broken).toEqual([]);
    },
  );

  it("may be withdrawn, with a second notice of rights beside the reason, and then be reconsidered at once", async () => {
    const stage = await declined("newJersey");
    await expectOk(act(stage, "offer"));
    const reasons = [{ applicationId: stage.applicationId, reason: "A conviction for damage to a rented home." }];
    expect((await act(stage, "decline")).body.code).toBe("application.reason-needed");
    expect((await act(stage, "decline", { reasons })).body).toMatchObject({ status: "DECLINED", moves: ["accept"] });
    await product.settled();
    const kinds = (await notices(stage)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["ADVERSE_ACTION", "ADVERSE_ACTION", "OFFER_WITHDRAWN"]);
    expect((await subjects(stage.email)).filter((one) => one.startsWith("Notice about"))).toHaveLength(2);
    expect((await act(stage, "accept")).body.status).toBe("ACCEPTED");
  });

  it("lets the renter withdraw again", async () => {
    const stage = await declined("brooklyn");
    expect((await withdraw(stage)).status).toBe(409);
    await expectOk(act(stage, "offer"));
    expect((await withdraw(stage)).status).toBe(200);
    expect((await review(stage)).moves).toEqual([]);
  });

  it("is made once of fifty at the same moment", async () => {
    const stage = await declined("newJersey");
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(stage, "offer")));
    expectOnce(answers);
    await product.settled();
    expect((await verdicts(stage)).map(({ move }) => move)).toEqual(["offer", "decline"]);
    expect((await subjects(stage.email)).filter((one) => one.startsWith("A conditional offer"))).toHaveLength(1);
  });

  it("asks for the fee again of a person whose fee went back with the verdict, once they are identified", async () => {
    const home = await anOwnerWithHome(product, homeIn("newJersey"));
    const renter = await anInvited(product, home, "by-phone@example.test", "Ada Manual");
    const calls = await paid(product, renter);
    const { exam } = (await calls.prove()).body;
    const { body } = await calls.answer(exam!.examId, 0, exam!.questions);
    expect(body.screening.status).toBe("MANUAL_CHECK");
    await completed(product, renter, "APPLICANT");
    await expectOk(submitted(product, renter));
    const stage = { owner: home.owner, email: "by-phone@example.test", ...renter };
    await expectOk(act(stage, "decline"));
    await product.advance("PT1M");
    await product.advance("PT1M");
    expect(await calls.view()).toMatchObject({ status: "FEE_RETURNED", payment: { state: "REFUNDED" } });
    await expectOk(act(stage, "offer"));
    await payFee(product, calls);
    expect((await calls.prove()).body.screening.status).toBe("ORDERED");
  });
});

describe("A conditional offer", () => {
  it("is told to the household with its rights, kept with what it was made by, and shown to the renter", async () => {
    const stage = await aHousehold("newJersey");
    const { body } = await act(stage, "offer");
    expect(body).toMatchObject({ status: "SUBMITTED", moves: ["accept", "decline"] });
    await product.settled();
    const [mail] = await mailsTo(product, stage.email);
    expect(mail!.subject).toMatch(/^A conditional offer for /);
    expect(mail!.text.replace(/\s+/g, " ")).toContain("30 days to ask for the information");
    expect(await verdicts(stage)).toMatchObject([
      { move: "offer", decidedBy: { name: "Maya Ortiz" }, household: { adults: 1 } },
    ]);
    const { madeAt } = (await review(stage)).conditionalOffer;
    expect((await applicationOf(product, stage)).bundle).toMatchObject({
      status: "SUBMITTED",
      decidedAt: null,
      conditionalOfferAt: madeAt,
    });
    const held = await product.api<OwnDataView>("GET", "/renter-data", { token: stage.token });
    const until = Temporal.Instant.from(madeAt!).toZonedDateTimeISO("UTC").add({ years: 3 });
    expect(held.body.verdictsKeptUntil).toBe(until.toInstant().toString());
    expect((await verified(product)).broken).toEqual([]);
  });

  it("is followed by the criminal report, and its records are summed up", async () => {
    const stage = await offered("newJersey");
    expect((await reports(stage)).map(({ state }) => state)).toEqual(["READY", "READY", "READY"]);
    expect((await criminalReport(stage)).status).toBe(200);
    const { products, criminal, credit } = await summaryOf(stage);
    expect(products).toEqual(["CREDIT", "CRIMINAL", "EVICTION"]);
    expect(criminal).not.toEqual([]);
    expect(credit).not.toBeNull();
  });

  it("made before the reports are there is followed by all of them", async () => {
    const home = await anOwnerWithHome(product, homeIn("newJersey"));
    const renter = await anInvited(product, home, "early@example.test", "Ada Slow");
    await (await paid(product, renter)).prove();
    await completed(product, renter, "APPLICANT");
    await submitted(product, renter);
    const stage = { owner: home.owner, email: "early@example.test", ...renter };
    expect((await reports(stage))[1]).toMatchObject({ state: "WAITING", waitsFor: "OFFER" });
    await expectOk(act(stage, "offer"));
    expect((await reports(stage))[1]).toMatchObject({ state: "WAITING", waitsFor: "BUREAU" });
    await product.advance("PT4H");
    expect((await summaryOf(stage)).products).toEqual(["CREDIT", "CRIMINAL", "EVICTION"]);
  });

  it("survives a bureau that cannot be reached just then", async () => {
    const stage = await aHousehold("newJersey");
    await product.control("PUT", "faults", { screening: { mode: "5xx" } });
    await expectOk(act(stage, "offer"));
    await product.advance("PT1M");
    expect((await summaryOf(stage)).products).not.toContain("CRIMINAL");
    await product.control("PUT", "faults", { screening: { mode: "ok" } });
    await product.advance("PT5M");
    expect((await summaryOf(stage)).products).toContain("CRIMINAL");
  });

  it("is followed by a final word: the household is accepted, and the listing paused", async () => {
    const stage = await offered("newJersey");
    expect((await act(stage, "accept")).body).toMatchObject({ status: "ACCEPTED", moves: [] });
    await product.settled();
    expect((await subjects(stage.email))[0]).toMatch(/was accepted$/);
    expect((await verdicts(stage)).map(({ move }) => move)).toEqual(["accept", "offer"]);
    expect(await notices(stage)).toEqual([]);
  });

  it("is made once of fifty at the same moment", async () => {
    const stage = await aHousehold("newJersey");
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(stage, "offer")));
    expectOnce(answers);
    await product.settled();
    expect(await verdicts(stage)).toHaveLength(1);
    expect((await subjects(stage.email)).filter((one) => one.startsWith("A conditional offer"))).toHaveLength(1);
    expect((await act(stage, "offer")).body.code).toBe("application.already-offered");
  });

  it("and a withdrawal at once have one order; nothing is offered to who withdrew", async () => {
    const stage = await aHousehold("newJersey");
    const [offer, withdrawal] = await Promise.all([act(stage, "offer"), withdraw(stage)]);
    expect(withdrawal.status).toBe(200);
    expect([200, 409]).toContain(offer.status);
    expect((await act(stage, "offer")).body.code).toBe("application.withdrawn");
    expect((await act(stage, "accept")).body.code).toBe("application.withdrawn");
  });

  it("is neither listed nor taken for a home that is rented out, and is refused to a stranger and before everyone submitted", async () => {
    const stage = await aHousehold("newJersey");
    const stranger = await aSignedInOwner(product);
    expect((await act({ ...stage, owner: stranger }, "offer")).status).toBe(404);
    const { property } = await review(stage);
    await callAs(product, stage.owner)("PUT", `/property-listing/complete/${property.id}`);
    expect((await review(stage)).moves).toEqual(["decline"]);
    expect((await act(stage, "offer")).body.code).toBe("application.home-gone");
    await callAs(product, stage.owner)("PUT", `/property-listing/publish/${property.id}`);
    expect((await review(stage)).moves).toEqual(["offer", "decline"]);
    const home = await anOwnerWithHome(product, homeIn("newJersey"));
    const unfinished = await anInvited(product, home, "unfinished-offer@example.test");
    expect((await act({ owner: home.owner, email: "", ...unfinished }, "offer")).body.code).toBe(
      "application.move-not-allowed",
    );
  });

  it("is refused where no law asks for one, and accepting needs none there", async () => {
    const stage = await aHousehold("oregon");
    expect(await review(stage)).toMatchObject({
      moves: ["accept", "decline"],
      conditionalOffer: { isNeeded: false, law: null },
    });
    expect((await act(stage, "offer")).body.code).toBe("application.offer-not-needed");
    expect((await reports(stage)).map(({ state }) => state)).toEqual(["READY", "READY", "READY"]);
    expect((await act(stage, "accept")).status).toBe(200);
  });
});

describe("Declining after a conditional offer", () => {
  const reason = "A conviction from last year for damage to a rented home.";

  it("needs a reason, which is checked for fair housing and kept from nobody it is about", async () => {
    const stage = await offered("newJersey");
    expect(await act(stage, "decline")).toMatchObject({
      status: 400,
      body: { code: "application.reason-needed", validationErrors: { reasons: "Please enter a reason" } },
    });
    const reasons = (applicationId: string, words: string) => ({ reasons: [{ applicationId, reason: words }] });
    const stranger = crypto.randomUUID();
    expect((await act(stage, "decline", reasons(stranger, reason))).status).toBe(404);
    const unfair = await act(stage, "decline", reasons(stage.applicationId, "No children, please"));
    expect(unfair.body.code).toBe("fair-housing");
    expect((await review(stage)).status).toBe("SUBMITTED");
    const { body } = await act(stage, "decline", reasons(stage.applicationId, reason));
    expect(body).toMatchObject({ status: "DECLINED", moves: ["accept"] });
    await product.settled();
    const kept = await notices(stage);
    expect(kept.map(({ kind }) => kind).sort()).toEqual(["ADVERSE_ACTION", "OFFER_WITHDRAWN"]);
    const withdrawal = kept.find(({ kind }) => kind === "OFFER_WITHDRAWN")!;
    expect(withdrawal).toMatchObject({ isUndelivered: false, applicationId: stage.applicationId });
    expect(withdrawal.body).toContain(reason);
    expect(withdrawal.body).toMatch(/You have 30 days from .* to ask Maya .* and to appeal it\./);
    expect(await subjects(stage.email)).toContain(withdrawal.subject);
    expect((await act(stage, "accept")).body.status).toBe("ACCEPTED");
    expect((await verdicts(stage)).map(({ move }) => move)).toEqual(["reconsider", "decline", "offer"]);
    expect((await verified(product)).broken).toEqual([]);
  });

  it("tells each person their own reason alone", async () => {
    const home = await anOwnerWithHome(product, homeIn("newJersey"));
    const primary = await anInvited(product, home, "first@example.test", "Ada Clean");
    await product.api("POST", `/renter-application/${primary.applicationId}/invite`, {
      token: primary.token,
      body: { type: "CO_APPLICANT", name: "Lee Record", email: "second@example.test" },
    });
    await product.settled();
    const other = { ...(await activated(product, "second@example.test")), name: "Lee Record" };
    for (const [one, type] of [[primary, "APPLICANT"] as const, [other, "CO_APPLICANT"] as const]) {
      await screeningOf(product, one).goWithoutReports("NO_SSN");
      await completed(product, one, type);
      expect((await submitted(product, one)).status).toBe(200);
    }
    const stage = { owner: home.owner, email: "first@example.test", ...primary };
    await expectOk(act(stage, "offer"));
    await expectOk(act(stage, "decline", { reasons: [{ applicationId: other.applicationId, reason }] }));
    const bodies = new Map((await notices(stage)).map(({ applicationId, body }) => [applicationId, body]));
    expect(bodies.size).toBe(2);
    expect(bodies.get(other.applicationId)).toContain(reason);
    expect(bodies.get(primary.applicationId)).not.toContain(reason);
    await product.settled();
    const mails = await mailsTo(product, "first@example.test");
    expect(mails.some(({ text }) => text.includes("damage to a rented home"))).toBe(false);
  });

  it("names no days where the law is not known to, as in New York City, and speaks the renter's language", async () => {
    const home = await anOwnerWithHome(product, homeIn("brooklyn"));
    const renter = await anInvited(product, home, "brooklyn@example.test", "Ada Clean");
    await product.api("PUT", `/renter-application/${renter.applicationId}/language`, {
      token: renter.token,
      body: { language: "es" },
    });
    await screeningOf(product, renter).goWithoutReports("NO_SSN");
    await completed(product, renter, "APPLICANT");
    await submitted(product, renter);
    const stage = { owner: home.owner, email: "brooklyn@example.test", ...renter };
    expect(await review(stage)).toMatchObject({
      conditionalOffer: { isNeeded: true, isLimited: false, appealDays: null, law: { place: "New York City" } },
    });
    await expectOk(act(stage, "offer"));
    await expectOk(act(stage, "decline", { reasons: [{ applicationId: renter.applicationId, reason }] }));
    const [notice] = await notices(stage);
    expect(notice!.subject).toMatch(/^Se retiró su oferta condicional/);
    expect(notice!.body).toContain("pueden darle más derechos");
    expect(notice!.body).not.toMatch(/\d+ días/);
  });
});

describe("A place of whose law only limits are known", () => {
  it.each([
    ["capital", "District of Columbia"],
    ["evanston", "Cook County, Illinois"],
    ["seattle", "Seattle, Washington"],
  ] as const)("has the offer first as well, said as limits: %s", async (place, words) => {
    const stage = await aHousehold(place, "Ada Clean");
    expect(await review(stage)).toMatchObject({
      moves: ["offer", "decline"],
      conditionalOffer: { isNeeded: true, isLimited: true, appealDays: null, law: { place: words } },
    });
    expect((await criminalReport(stage)).body.code).toBe("application.offer-first");
    await expectOk(act(stage, "offer"));
    expect((await act(stage, "accept")).body.status).toBe("ACCEPTED");
  });
});

it("Answers cannot be changed by a renter to whom an offer was made", async () => {
  const stage = await offered("newJersey");
  expect((await save(product, stage, "contact", { fullName: "Other", phoneNumber: null })).status).toBe(409);
});
