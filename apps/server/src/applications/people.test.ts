import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../platform/database/database.ts";
import { anOwnerWithHome } from "../screening/testing.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import { aPhoto } from "../testing/photos.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import {
  activated,
  anApplicationSent,
  applicationOf,
  applicationsOf,
  aSubmittedBundle,
  completed,
  fullAnswers,
  type SignedInRenter,
  save,
  submitted,
  upload,
} from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let people = 0;
const someone = () => `household${++people}@example.test`;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  ({ owner, home } = await anOwnerWithHome(product));
});
afterAll(() => product.close());

type View = RenterApplicationView & { code?: string };
const invite = async ({ token, applicationId }: SignedInRenter, person: object) => {
  const answer = await product.api<View>("POST", `/renter-application/${applicationId}/invite`, {
    token,
    body: person,
  });
  await product.settled();
  return answer;
};

async function aPrimary(): Promise<SignedInRenter & { bundleId: string }> {
  const email = someone();
  const { id: bundleId } = await anApplicationSent(product, owner, home, email);
  return { ...(await activated(product, email)), bundleId };
}

/** A primary applicant with a co-applicant and a co-signer, all with accounts. */
async function aHousehold() {
  const primary = await aPrimary();
  const [coApplicant, coSigner] = [someone(), someone()];
  await invite(primary, { type: "CO_APPLICANT", name: "Riley Avery", email: coApplicant });
  await invite(primary, { type: "CO_SIGNER", name: "Morgan Avery", email: coSigner });
  return { primary, riley: await activated(product, coApplicant), morgan: await activated(product, coSigner) };
}

describe("A household", () => {
  it("is invited by the primary applicant, each to a form of their role", async () => {
    const { primary, riley, morgan } = await aHousehold();
    expect((await applicationOf(product, riley)).type).toBe("CO_APPLICANT");
    expect((await applicationOf(product, morgan)).sections).toEqual(["contact", "income"]);
    const { people: all } = await applicationOf(product, primary);
    expect(all.map(({ name, type, isYou }) => [name, type, isYou])).toEqual([
      ["Jordan Avery", "APPLICANT", true],
      ["Riley Avery", "CO_APPLICANT", false],
      ["Morgan Avery", "CO_SIGNER", false],
    ]);
  });

  it("is the owner's to review once all have submitted", async () => {
    const { primary, riley, morgan } = await aHousehold();
    const statusAfter = async (renter: SignedInRenter, type: "APPLICANT" | "CO_APPLICANT" | "CO_SIGNER") => {
      await completed(product, renter, type);
      expect((await submitted(product, renter)).status).toBe(200);
      return (await applicationOf(product, primary)).bundle.status;
    };
    expect(await statusAfter(primary, "APPLICANT")).toBe("IN_PROGRESS");
    expect(await statusAfter(morgan, "CO_SIGNER")).toBe("IN_PROGRESS");
    expect(await statusAfter(riley, "CO_APPLICANT")).toBe("SUBMITTED");
    const bundle = await callAs(product, owner)<{ household: string; criteria: { rows: { stated: string }[] } }>(
      "GET",
      `/investor-application/application-bundle/${primary.bundleId}`,
    );
    expect(bundle.household).toBe("2 adults, 1 minor, 2 small dogs");
    expect(bundle.criteria.rows[0]!.stated).toBe("$11,000 a month");
    const types = (await applicationsOf(product, owner, primary.bundleId)).map(({ type }) => type);
    expect(types).toEqual(["APPLICANT", "CO_APPLICANT", "CO_SIGNER"]);
  });

  it("sees of each other only who began and finished, and the invited see no address", async () => {
    const { primary, riley } = await aHousehold();
    await save(product, riley, "income", fullAnswers.income);
    const seenByRiley = await applicationOf(product, riley);
    expect(seenByRiley.people.map(({ status, email }) => [status, email])).toEqual([
      ["SENT", null],
      ["IN_PROGRESS", null],
      ["SENT", null],
    ]);
    const others = await product.api("GET", `/renter-application/${riley.applicationId}`, { token: primary.token });
    expect(others.status).toBe(404);
  });

  it("answers only what is asked of their role, also once they began", async () => {
    const { morgan } = await aHousehold();
    await save(product, morgan, "contact", fullAnswers.contact);
    const { status, body } = await save(product, morgan, "references", fullAnswers.references);
    expect([status, body]).toMatchObject([404, {}]);
    const photo = new Blob([Uint8Array.from(await aPhoto())]);
    for (const kind of ["PHOTO_ID", "PROOF_OF_INCOME", "ADDITIONAL", "PET_PHOTO"])
      expect((await upload(product, morgan, kind, photo)).status).toBe(404);
  });

  it("cannot put files into each other's applications", async () => {
    const { primary, riley } = await aHousehold();
    const { status } = await upload(product, { ...primary, applicationId: riley.applicationId }, "PHOTO_ID");
    expect(status).toBe(404);
  });
});

describe("The primary applicant", () => {
  const path = ({ applicationId }: SignedInRenter, person: { applicationId: string }) =>
    `/renter-application/${applicationId}/people/${person.applicationId}`;

  it("removes a person who has not submitted, with what they entered, and tells them", async () => {
    const { primary, riley } = await aHousehold();
    await completed(product, riley, "CO_APPLICANT");
    const { body } = await product.api<View>("DELETE", path(primary, riley), { token: primary.token });
    expect(body.people.map(({ name }) => name)).toEqual(["Jordan Avery", "Morgan Avery"]);
    const gone = await product.api("GET", `/renter-application/${riley.applicationId}`, { token: riley.token });
    expect(gone.status).toBe(404);
    await product.settled();
    const [mail] = await mailsTo(product, `household${people - 1}@example.test`);
    expect(mail!.subject).toBe("You’re no longer part of the application for Alder Street Bungalow");
  });

  it("keeps neither the contact nor the link of a person who was removed", async () => {
    const primary = await aPrimary();
    const email = someone();
    const { body } = await invite(primary, { type: "CO_APPLICANT", name: "Kit Avery", email });
    const { id: applicationId } = body.people.find(({ name }) => name === "Kit Avery")!;
    await product.api("DELETE", path(primary, { applicationId }), { token: primary.token });
    await product.settled();
    await expect(activated(product, email)).rejects.toThrow("activation answered 410");
    const kept = await sql`select from renter where email = ${email}`.execute(product.product.app.db);
    expect(kept.rows).toEqual([]);
  });

  it("replaces one person by another", async () => {
    const { primary, morgan } = await aHousehold();
    const email = someone();
    const { body } = await product.api<View>("PUT", path(primary, morgan), {
      token: primary.token,
      body: { type: "CO_SIGNER", name: "Sam Rivera", email },
    });
    await product.settled();
    expect(body.people.map(({ name }) => name)).toEqual(["Jordan Avery", "Riley Avery", "Sam Rivera"]);
    expect((await applicationOf(product, await activated(product, email))).type).toBe("CO_SIGNER");
  });

  it("keeps whoever has submitted, and changes nobody after submitting", async () => {
    const { primary, morgan } = await aHousehold();
    await completed(product, morgan, "CO_SIGNER");
    await submitted(product, morgan);
    const kept = await product.api<View>("DELETE", path(primary, morgan), { token: primary.token });
    expect([kept.status, kept.body.code]).toEqual([409, "application.read-only"]);
    await completed(product, primary, "APPLICANT");
    await submitted(product, primary);
    const late = await invite(primary, { type: "CO_SIGNER", name: "Late Comer", email: someone() });
    expect([late.status, late.body.code]).toEqual([409, "application.read-only"]);
  });

  it("removes who never finished after submitting, and the owner can review the household", async () => {
    const { primary, riley, morgan } = await aHousehold();
    await completed(product, primary, "APPLICANT");
    await submitted(product, primary);
    const changeable = async () =>
      (await applicationOf(product, primary)).people.filter(({ mayChange }) => mayChange).map(({ name }) => name);
    expect(await changeable()).toEqual(["Riley Avery", "Morgan Avery"]);
    await completed(product, morgan, "CO_SIGNER");
    await submitted(product, morgan);
    expect(await changeable()).toEqual(["Riley Avery"]);
    const { status, body } = await product.api<View>("DELETE", path(primary, riley), { token: primary.token });
    expect([status, body.bundle.status]).toEqual([200, "SUBMITTED"]);
    expect(body.people.map(({ name, mayChange }) => [name, mayChange])).toEqual([
      ["Jordan Avery", false],
      ["Morgan Avery", false],
    ]);
    const bundle = await callAs(product, owner)<{ moves: string[] }>(
      "GET",
      `/investor-application/application-bundle/${primary.bundleId}`,
    );
    expect(bundle.moves).toEqual(["accept", "decline"]);
  });

  it("replaces who never finished after submitting, and the household waits for the new person", async () => {
    const { primary, morgan } = await aHousehold();
    await completed(product, primary, "APPLICANT");
    await submitted(product, primary);
    const { status, body } = await product.api<View>("PUT", path(primary, morgan), {
      token: primary.token,
      body: { type: "CO_SIGNER", name: "Sam Rivera", email: someone() },
    });
    expect([status, body.bundle.status]).toEqual([200, "IN_PROGRESS"]);
    expect(body.people.map(({ name }) => name)).toEqual(["Jordan Avery", "Riley Avery", "Sam Rivera"]);
  });

  it("changes nobody once the household withdrew", async () => {
    const { primary, riley } = await aHousehold();
    const { body } = await product.api<View>("POST", `/renter-application/${primary.applicationId}/withdraw`, {
      token: primary.token,
      body: {},
    });
    expect(body.people.map(({ mayChange }) => mayChange)).toEqual([false, false, false]);
    const late = await product.api<View>("DELETE", path(primary, riley), { token: primary.token });
    expect([late.status, late.body.code]).toEqual([409, "application.withdrawn"]);
  });

  it("cannot invite an address twice, more than ten people, or be somebody else", async () => {
    const { primary, riley } = await aHousehold();
    const twice = await invite(primary, {
      type: "CO_SIGNER",
      name: "Riley Avery",
      email: `household${people - 1}@example.test`,
    });
    expect(twice.body.code).toBe("application.already-invited");
    for (let count = 3; count < 10; count++)
      expect((await invite(primary, { type: "CO_APPLICANT", name: "One More", email: someone() })).status).toBe(200);
    const many = await invite(primary, { type: "CO_APPLICANT", name: "Too Many", email: someone() });
    expect(many.body.code).toBe("application.too-many-people");
    expect((await invite(riley, { type: "CO_SIGNER", name: "Not Mine", email: someone() })).status).toBe(404);
  });

  it("hears of a bad name and address at their fields", async () => {
    const primary = await aPrimary();
    const { status, body } = await invite(primary, { type: "CO_SIGNER", name: "Sam", email: "sam" });
    expect(status).toBe(400);
    expect((body as unknown as { validationErrors: object }).validationErrors).toEqual({
      name: "Please enter the person's first and last name",
      email: "Please enter a valid email address",
    });
  });
});

describe("A second application", () => {
  it("can begin with the answers of the first; sections saved meanwhile stay", async () => {
    const email = someone();
    await anApplicationSent(product, owner, home, email);
    const first = await activated(product, email);
    await completed(product, first, "APPLICANT");
    await submitted(product, first);
    const another = await aListedHome(product, owner);
    const { id } = await anApplicationSent(product, owner, another, email);
    const [application] = await applicationsOf(product, owner, id);
    const second = { token: first.token, applicationId: application!.id };
    const mine = { fullName: "Jordan M. Avery", phoneNumber: "+15035550171" };
    await save(product, second, "contact", mine);
    expect((await applicationOf(product, second)).earlier).toMatchObject({ id: first.applicationId });
    const { body } = await product.api<View>("POST", `/renter-application/${second.applicationId}/copy`, {
      token: second.token,
      body: {},
    });
    expect(body.answers).toEqual({ ...fullAnswers, contact: mine });
    expect(Object.keys(body.missing)).toEqual(["documents"]);
  });
});

describe("A home that is rented out", () => {
  it("takes no submission anymore, and keeps what was entered", async () => {
    const gone = await aListedHome(product, owner);
    const email = someone();
    await anApplicationSent(product, owner, gone, email);
    const renter = await activated(product, email);
    await completed(product, renter, "APPLICANT");
    await callAs(product, owner)("PUT", `/property-listing/complete/${gone.id}`);
    const refused = await submitted(product, renter);
    expect([refused.status, refused.body.code]).toEqual([409, "application.home-gone"]);
    expect(await applicationOf(product, renter)).toMatchObject({
      isOpen: false,
      isHomeGone: true,
      answers: fullAnswers,
    });
  });

  it("is said to be gone to those who had submitted, too", async () => {
    const gone = await aListedHome(product, owner);
    const { renter } = await aSubmittedBundle(product, owner, gone, someone());
    expect((await applicationOf(product, renter)).isHomeGone).toBe(false);
    await callAs(product, owner)("PUT", `/property-listing/complete/${gone.id}`);
    expect((await applicationOf(product, renter)).isHomeGone).toBe(true);
  });
});
