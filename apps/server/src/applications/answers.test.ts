import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOwnerWithHome } from "../screening/testing.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import {
  activated,
  anApplicationSent,
  applicationOf,
  applicationsOf,
  fullAnswers,
  giveAddress,
  type SignedInRenter,
  save,
} from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  ({ owner, home } = await anOwnerWithHome(product));
});
afterAll(() => product.close());

/** A renter who activated the account of their invitation, with the bundle they are in. */
async function aRenter(): Promise<SignedInRenter & { bundleId: string }> {
  const email = `filling${++people}@example.test`;
  const bundle = await anApplicationSent(product, owner, home, email);
  return { ...(await activated(product, email)), bundleId: bundle.id };
}

type Refused = { code: string; message: string; validationErrors?: Record<string, string> };
const patch = ({ token, applicationId }: SignedInRenter, body: object) =>
  product.api<Refused & { savedAt: string }>("PATCH", `/renter-application/${applicationId}`, { token, body });
const residence = (change: object) => ({ residences: [{ ...fullAnswers.residence.residences[0]!, ...change }] });
const employment = (change: object) => ({
  ...fullAnswers.income,
  employments: [{ ...fullAnswers.income.employments[0]!, ...change }],
});

describe("A renter's answers", () => {
  it("are kept section by section, and the first one begins the application", async () => {
    const renter = await aRenter();
    await save(product, renter, "about", fullAnswers.about);
    const view = await applicationOf(product, renter);
    expect(view).toMatchObject({ status: "IN_PROGRESS", bundle: { status: "IN_PROGRESS" } });
    expect(view.answers.about).toEqual(fullAnswers.about);
    expect(Object.keys(view.savedAt)).toEqual(["about"]);
    expect(view.missing.about).toBeUndefined();
    expect(view.missing.contact).toEqual({
      fullName: "Full name is required",
      phoneNumber: "Phone number is required",
    });
  });

  it("may be saved before a section is complete", async () => {
    const renter = await aRenter();
    const { status } = await save(product, renter, "contact", { fullName: "Jordan", phoneNumber: null });
    expect(status).toBe(200);
    expect((await applicationOf(product, renter)).answers.contact.fullName).toBe("Jordan");
  });

  it("are not shown to the owner until the person submits: only who began", async () => {
    const renter = await aRenter();
    await save(product, renter, "about", fullAnswers.about);
    const [application] = await applicationsOf(product, owner, renter.bundleId);
    expect(application).toMatchObject({
      status: "IN_PROGRESS",
      renterDetails: null,
      contact: null,
      residenceInfo: [],
      monthlyIncome: null,
    });
  });

  it("saved on one device are not overwritten by another that had not seen them", async () => {
    const renter = await aRenter();
    const first = await patch(renter, { section: "about", answers: fullAnswers.about, seenAt: null });
    await product.advance("PT1M");
    const changed = { ...fullAnswers.about, isSmoker: true };
    const refused = await patch(renter, { section: "about", answers: changed, seenAt: null });
    expect([refused.status, refused.body.code]).toEqual([409, "application.changed-elsewhere"]);
    expect((await applicationOf(product, renter)).answers.about).toEqual(fullAnswers.about);
    const seen = await patch(renter, { section: "about", answers: changed, seenAt: first.body.savedAt });
    expect(seen.status).toBe(200);
  });

  it("of two devices at once are the first's; the other is told", async () => {
    const renter = await aRenter();
    await save(product, renter, "contact", fullAnswers.contact);
    const saves = [true, false].map((isSmoker) =>
      patch(renter, { section: "about", answers: { ...fullAnswers.about, isSmoker }, seenAt: null }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("of several renters at the same moment are each judged by themselves", async () => {
    const [saving, late, other] = [await aRenter(), await aRenter(), await aRenter()];
    const renters = [saving, late, other];
    for (const renter of renters) await save(product, renter, "contact", fullAnswers.contact);
    const { body } = await patch(late, { section: "about", answers: fullAnswers.about, seenAt: null });
    const smoker = { section: "about", answers: { ...fullAnswers.about, isSmoker: true } };
    const told = await Promise.all([
      patch(saving, { ...smoker, seenAt: null }),
      patch(late, { ...smoker, seenAt: null }),
      patch({ ...late, token: other.token }, { ...smoker, seenAt: body.savedAt }),
      patch(other, { section: "income", answers: fullAnswers.income, seenAt: null }),
    ]);
    expect(told.map(({ status }) => status)).toEqual([200, 409, 404, 200]);
    const views = await Promise.all(renters.map((renter) => applicationOf(product, renter)));
    expect(views.map(({ answers }) => answers.about.isSmoker)).toEqual([true, false, null]);
    expect(views[2]!.answers.income).toEqual(fullAnswers.income);
  });

  it("are another renter's, an owner's and a stranger's to nobody", async () => {
    const renter = await aRenter();
    const other = await aRenter();
    const as = (token?: string) =>
      patch({ ...renter, token: token ?? "" }, { section: "about", answers: fullAnswers.about, seenAt: null });
    expect((await as(other.token)).status).toBe(404);
    expect((await as(owner.token)).status).toBe(403);
    expect((await as()).status).toBe(401);
    const read = await product.api("GET", `/renter-application/${renter.applicationId}`, { token: other.token });
    expect(read.status).toBe(404);
  });

  it.each([
    [
      "a date of history in the future",
      "residence",
      residence({ moveInDate: "2026-11-24" }),
      "residences.0.moveInDate",
      "Date cannot be in the future",
    ],
    [
      "an earlier home left in the future",
      "residence",
      residence({ type: "PREVIOUS", moveOutDate: "2027-01-01" }),
      "residences.0.moveOutDate",
      "Date cannot be in the future",
    ],
    [
      "a job begun in the future",
      "income",
      employment({ startDate: "2026-12-01" }),
      "employments.0.startDate",
      "Date cannot be in the future",
    ],
    [
      "letters in an amount",
      "income",
      employment({ netIncome: "a lot" }),
      "employments.0.netIncome",
      "Only numbers are allowed",
    ],
    [
      "letters in a count",
      "household",
      { numberOfOccupantsUnderEighteen: "two" },
      "numberOfOccupantsUnderEighteen",
      "Only numbers are allowed",
    ],
    [
      "a phone that is none",
      "contact",
      { fullName: "Jo Li", phoneNumber: "12" },
      "phoneNumber",
      "Please enter a valid US phone number",
    ],
    ["a negative rent", "residence", residence({ monthlyRent: -5 }), "residences.0.monthlyRent", "Minimum value is 0"],
  ])("refuse %s at its field and keep what was saved", async (_what, section, answers, field, message) => {
    const renter = await aRenter();
    const { status, body } = await patch(renter, { section, answers, seenAt: null });
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual({ [`answers.${field}`]: message });
  });

  it("take today as a day of the past at the home, whatever the day elsewhere", async () => {
    const renter = await aRenter();
    const { status } = await patch(renter, {
      section: "residence",
      answers: residence({ moveInDate: "2026-11-23" }),
      seenAt: null,
    });
    expect(status).toBe(200);
  });
});

describe("The language of the form", () => {
  it("is the renter's to choose, and that of later mails", async () => {
    const renter = await aRenter();
    const { status } = await product.api("PUT", `/renter-application/${renter.applicationId}/language`, {
      token: renter.token,
      body: { language: "es" },
    });
    expect(status).toBe(204);
    expect((await applicationOf(product, renter)).language).toBe("es");
    await product.advance("P1DT1H");
    await product.settled();
    const [mail] = await product.control<{ subject: string }[]>("GET", `mail?to=filling${people}@example.test`);
    expect(mail!.subject).toBe("Su solicitud para Alder Street Bungalow aún no está terminada");
  });
});

describe("A renter's list of applications", () => {
  it("has all that owners sent to this person, and no other's", async () => {
    const email = `both${++people}@example.test`;
    await anApplicationSent(product, owner, home, email);
    const renter = await activated(product, email);
    const another = await aSignedInOwner(product, "Noor Haddad");
    await giveAddress(product, another);
    const theirs = await aListedHome(product, another);
    await anApplicationSent(product, another, theirs, email);
    const { body } = await product.api<{ ownerName: string }[]>("GET", "/renter-application", {
      token: renter.token,
    });
    expect(body.map(({ ownerName }) => ownerName)).toEqual(["Noor Haddad", "Maya Ortiz"]);
  });
});
