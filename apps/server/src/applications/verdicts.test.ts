import type { BundleView, ReviewView, VerdictView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { RenterInquiryView } from "@porchlight/contract/renters.ts";
import { type BundleStatus, bundleMoves, bundleStatuses } from "@porchlight/domain/applications/lifecycle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { json, sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import type { TestProduct } from "../testing/product.ts";
import { aRenterAsks, lastSaid, mailsTo, noticesSettle } from "../testing/renters.ts";
import {
  activated,
  anApplicationSent,
  anOwnerWithAddress,
  applicationOf,
  applicationsOf,
  aSubmittedBundle,
  completed,
  fullAnswers,
  save,
  startForApplications,
  submitted,
  upload,
} from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let people = 0;
const someone = () => `judged${++people}@example.test`;

beforeAll(async () => {
  ({ product, owner } = await startForApplications());
});
/** Goes on with another owner: one is told of so many things an hour one by one, and of the rest in a digest. */
async function anotherOwner(): Promise<void> {
  owner = await anOwnerWithAddress(product);
}
beforeEach(async () => {
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

type Refused = { code?: string; message: string };
const act = (bundleId: string, move: string, token = owner.token) =>
  product.api<BundleView & Refused>("POST", `/investor-application/${bundleId}/${move}`, { token, body: {} });
const get = <Body>(path: string) => callAs(product, owner)<Body>("GET", path);
const review = (bundleId: string) => get<ReviewView>(`/investor-application/application-bundle/${bundleId}`);
const stageOf = async (renterId: string) =>
  (await get<RenterInquiryView[]>(`/property-inquiry/inquiries/renter/${renterId}`))[0]!.stage;
const subjects = async (email: string) => (await mailsTo(product, email)).map(({ subject }) => subject);

describe("A submitted application", () => {
  it("reads Ready for review: the household, what the home asks for and what they have", async () => {
    const { bundleId } = await aSubmittedBundle(product, owner, home, someone());
    const bundle = await review(bundleId);
    expect(bundle).toMatchObject({
      status: "SUBMITTED",
      household: "1 adult, 1 minor, 1 small dog",
      numberOfOccupantsUnderEighteen: 1,
      moves: ["accept", "decline"],
    });
    expect(bundle.criteria.rows).toEqual([
      { rule: "income", stated: "$5,500 a month", asked: "Your minimum: $4,625 (2.5x rent)", assessment: "MEETS" },
      { rule: "credit", stated: "No score", asked: "Your minimum: 620", assessment: "UNKNOWN" },
      { rule: "move-in", stated: "Dec 5", asked: "Available from Dec 1", assessment: "MEETS" },
      { rule: "pets", stated: "1 small dog", asked: "You allow up to 2 pets", assessment: "MEETS" },
    ]);
    const [application] = await applicationsOf(product, owner, bundleId);
    expect(application).toMatchObject({
      status: "SUBMITTED",
      monthlyIncome: 5500,
      renterDetails: { aboutYou: fullAnswers.about.aboutYou, numberOfSmallDogs: 1 },
      photoIds: [{ fileName: "paper.pdf" }],
      proofsOfIncome: [{ mimeType: "application/pdf" }],
      expiresAt: expect.stringMatching(/^2026-12-23/),
    });
  });

  it("is told to the owner and to the renter, and moves the lead", async () => {
    await noticesSettle(product);
    const email = someone();
    const { bundleId } = await aSubmittedBundle(product, owner, home, email);
    const bundle = await review(bundleId);
    expect(await stageOf(bundle.primaryApplicant.id)).toBe("APPLICATION_COMPLETED");
    const [notice] = await mailsTo(product, owner.email);
    expect(notice!.subject).toBe("Jordan Avery's application for Alder Street Bungalow is ready for review");
    expect(notice!.text).toContain(`/application/${bundleId}`);
    expect(await subjects(email)).toEqual(
      expect.arrayContaining([
        "We got your application for Alder Street Bungalow",
        "Your application for Alder Street Bungalow is complete",
      ]),
    );
  });

  it("is submitted once of fifty at the same moment; the rest read that it was", async () => {
    const email = someone();
    await anApplicationSent(product, owner, home, email);
    const renter = await activated(product, email);
    await completed(product, renter, "APPLICANT");
    const answers = await Promise.all(Array.from({ length: 50 }, () => submitted(product, renter)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 49 }, () => [409, "application.read-only"]),
    );
    await product.settled();
    expect((await subjects(email)).filter((subject) => subject.startsWith("We got your application"))).toHaveLength(1);
  });

  it("cannot be changed by the renter anymore", async () => {
    const { renter } = await aSubmittedBundle(product, owner, home, someone());
    const { status, body } = await save(product, renter, "contact", { fullName: "Other", phoneNumber: null });
    expect([status, (body as unknown as Refused).code]).toEqual([409, "application.read-only"]);
  });
});

describe("A housing voucher that a renter told Piper of", () => {
  const told = async (facts: object) => {
    const { bundleId } = await aSubmittedBundle(product, owner, home, someone());
    await sql`
      update renter set facts = facts || ${json(facts)}
      where id = (select renter_id from application_bundle where id = ${bundleId})`.execute(product.product.app.db);
    const { voucher, criteria } = await review(bundleId);
    return { bundleId, voucher, income: criteria.rows[0] };
  };

  it("is shown to the owner beside what counts, and unknown without", async () => {
    expect(await told({})).toMatchObject({ voucher: "UNKNOWN", income: { asked: "Your minimum: $4,625 (2.5x rent)" } });
    expect(await told({ hasHousingVoucher: false })).toMatchObject({ voucher: "NO_VOUCHER" });
  });

  it("has the income measured against their own share of the rent, and kept so with the verdict", async () => {
    const { bundleId, voucher, income } = await told({ hasHousingVoucher: true, ownRentShare: 400 });
    expect(voucher).toBe("HAS_VOUCHER");
    expect(income).toMatchObject({ asked: "Your minimum: $1,000 (2.5x their share of the rent)", assessment: "MEETS" });
    await act(bundleId, "decline");
    const [kept] = await get<VerdictView[]>(`/investor-application/application-bundle/${bundleId}/verdicts`);
    expect(kept!.criteria.rows[0]).toEqual(income);
  });

  it("leaves the income without a result where the share is not known", async () => {
    const { income } = await told({ hasHousingVoucher: true });
    expect(income).toMatchObject({ asked: "Your minimum: 2.5x their share of the rent", assessment: "UNKNOWN" });
  });
});

describe("Accepting an application", () => {
  it("tells the renter, moves the lead and pauses the listing", async () => {
    const email = someone();
    const { bundleId } = await aSubmittedBundle(product, owner, home, email);
    const { status, body } = await act(bundleId, "accept");
    expect([status, body.status, body.moves]).toEqual([200, "ACCEPTED", []]);
    await product.settled();
    expect((await subjects(email))[0]).toBe("Your application for Alder Street Bungalow was accepted");
    expect(await stageOf(body.primaryApplicant.id)).toBe("APPLICATION_ACCEPTED");
    expect((await get<PropertyView>(`/property/${home.id}`)).status).toBe("UNLISTED");
  });

  it("tells the home's other renters, each once, that the listing is paused, and leaves their showings", async () => {
    const asked = await aRenterAsks(product, home.slug, "2026-11-28T15:00:00Z");
    const { bundleId } = await aSubmittedBundle(product, owner, home, someone());
    await act(bundleId, "accept");
    await product.settled();
    expect(await lastSaid(product, asked.body.token)).toMatch(
      /^Thank you for your interest\. The owner is finalizing an application for this home and has paused the listing\./,
    );
    const pending = await get<{ status: string }[]>(`/showing/property/${home.id}/pending`);
    expect(pending.map(({ status }) => status)).toEqual(["PENDING"]);
  });

  it("leaves another household's application open, which may be accepted as well; others hear it once", async () => {
    const asked = await aRenterAsks(product, home.slug, "2026-11-28T15:00:00Z");
    const first = await aSubmittedBundle(product, owner, home, someone());
    const second = await aSubmittedBundle(product, owner, home, someone());
    await act(first.bundleId, "accept");
    expect((await act(second.bundleId, "accept")).body.status).toBe("ACCEPTED");
    await product.settled();
    const { body } = await product.api<VisitorConversation>("GET", "/public/conversation/messages", {
      token: asked.body.token,
    });
    expect(body.messages.filter(({ text }) => text.includes("has paused the listing"))).toHaveLength(1);
  });

  it("leaves a home that is not listed as it is", async () => {
    const { bundleId } = await aSubmittedBundle(product, owner, home, someone());
    await callAs(product, owner)("PUT", `/property-listing/pause/${home.id}`);
    expect((await act(bundleId, "accept")).status).toBe(200);
    expect((await get<PropertyView>(`/property/${home.id}`)).status).toBe("UNLISTED");
  });
});

describe("Declining an application", () => {
  it("tells the renter and moves the lead; the listing stays", async () => {
    const email = someone();
    const { bundleId } = await aSubmittedBundle(product, owner, home, email);
    const { body } = await act(bundleId, "decline");
    expect([body.status, body.moves]).toEqual(["DECLINED", ["accept"]]);
    await product.settled();
    expect((await subjects(email))[0]).toBe("Your application for Alder Street Bungalow");
    expect(await stageOf(body.primaryApplicant.id)).toBe("APPLICATION_REJECTED");
    expect((await get<PropertyView>(`/property/${home.id}`)).status).toBe("LISTED");
  });

  it("can be reconsidered", async () => {
    const { bundleId } = await aSubmittedBundle(product, owner, home, someone());
    await act(bundleId, "decline");
    const { body } = await act(bundleId, "accept");
    expect(body.status).toBe("ACCEPTED");
    expect(await stageOf(body.primaryApplicant.id)).toBe("APPLICATION_ACCEPTED");
  });
});

describe("A bundle in each status", () => {
  const into: Record<BundleStatus, () => Promise<string>> = {
    SENT: async () => (await anApplicationSent(product, owner, home, someone())).id,
    async IN_PROGRESS() {
      const email = someone();
      const { id } = await anApplicationSent(product, owner, home, email);
      await save(product, await activated(product, email), "contact", fullAnswers.contact);
      return id;
    },
    SUBMITTED: async () => (await aSubmittedBundle(product, owner, home, someone())).bundleId,
    async ACCEPTED() {
      const bundleId = await into.SUBMITTED();
      await act(bundleId, "accept");
      return bundleId;
    },
    async DECLINED() {
      const bundleId = await into.SUBMITTED();
      await act(bundleId, "decline");
      return bundleId;
    },
  };
  const allowed: Record<BundleStatus, string[]> = {
    SENT: ["resend"],
    IN_PROGRESS: [],
    SUBMITTED: ["accept", "decline"],
    ACCEPTED: [],
    DECLINED: ["accept"],
  };

  it.each(bundleStatuses)("%s takes the moves it lists and refuses the others", async (status) => {
    const bundleId = await into[status]();
    expect((await review(bundleId)).moves).toEqual(allowed[status]);
    for (const move of bundleMoves.filter((one) => !allowed[status].includes(one))) {
      const refused = await act(bundleId, move);
      const isOffer = move === "offer" && (status === "SUBMITTED" || status === "DECLINED");
      expect([refused.status, refused.body.message]).toEqual([
        409,
        isOffer
          ? "This home is somewhere that doesn't ask for a conditional offer."
          : "This application cannot be changed in its current status.",
      ]);
    }
  });
});

describe("Fifty who accept and decline at once", () => {
  it("have one effect; the rest read that it cannot be changed", async () => {
    const email = someone();
    const { bundleId } = await aSubmittedBundle(product, owner, home, email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => act(bundleId, index % 2 === 0 ? "accept" : "decline")),
    );
    const done = answers.filter(({ status }) => status === 200).map(({ body }) => body.status);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 50 - done.length }, () => [409, "application.move-not-allowed"]),
    );
    await product.settled();
    const verdicts = (await subjects(email)).filter((subject) =>
      /accepted$|^Your application for Alder Street Bungalow$/.test(subject),
    );
    // A decline may be reconsidered, so an accept may still follow it; nothing follows an accept.
    expect([["ACCEPTED"], ["DECLINED", "ACCEPTED"]]).toContainEqual(done.toSorted().toReversed());
    expect(verdicts).toHaveLength(done.length);
  });
});

describe("Withdrawing", () => {
  beforeAll(anotherOwner);
  const withdraw = ({ token, applicationId }: { token: string; applicationId: string }) =>
    product.api<Refused>("POST", `/renter-application/${applicationId}/withdraw`, { token, body: {} });

  it("ends the lead, tells the owner, and leaves no verdict to give", async () => {
    await noticesSettle(product);
    const { bundleId, renter } = await aSubmittedBundle(product, owner, home, someone());
    expect((await withdraw(renter)).status).toBe(200);
    await product.advance("PT15M");
    const bundle = await review(bundleId);
    expect(bundle).toMatchObject({ status: "SUBMITTED", moves: [], withdrawnAt: expect.any(String) });
    expect(await stageOf(bundle.primaryApplicant.id)).toBe("NO_LONGER_INTERESTED");
    expect((await subjects(owner.email))[0]).toBe("Jordan Avery withdrew the application for Alder Street Bungalow");
    const refused = await act(bundleId, "accept");
    expect([refused.status, refused.body.code]).toEqual([409, "application.withdrawn"]);
    expect((await withdraw(renter)).body.code).toBe("application.withdrawn");
  });

  it("leaves nothing to fill in or submit", async () => {
    const email = someone();
    await anApplicationSent(product, owner, home, email);
    const renter = await activated(product, email);
    await completed(product, renter, "APPLICANT");
    expect((await withdraw(renter)).status).toBe(200);
    const refused = [
      await submitted(product, renter),
      await save(product, renter, "contact", fullAnswers.contact),
      await upload(product, renter, "ADDITIONAL"),
    ];
    expect(refused.map(({ status, body }) => [status, (body as Refused | { code?: string }).code])).toEqual(
      Array(3).fill([409, "application.withdrawn"]),
    );
  });

  it("is over once the owner has decided", async () => {
    const { bundleId, renter } = await aSubmittedBundle(product, owner, home, someone());
    expect((await applicationOf(product, renter)).canWithdraw).toBe(true);
    await act(bundleId, "decline");
    expect((await applicationOf(product, renter)).canWithdraw).toBe(false);
    expect((await withdraw(renter)).status).toBe(409);
  });

  it("and a verdict at once have one effect", async () => {
    const { bundleId, renter } = await aSubmittedBundle(product, owner, home, someone());
    const answers = await Promise.all([withdraw(renter), act(bundleId, "accept")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
