import { readFile } from "node:fs/promises";
import type { BundleView } from "@porchlight/contract/applications.ts";
import type { InquiryView } from "@porchlight/contract/leads.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import type { TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";
import {
  activated,
  aLead,
  anApplicationSent,
  aSubmittedBundle,
  completed,
  fullAnswers,
  save,
  startForApplications,
  submitted,
} from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let people = 0;
/** The address of the renter whose lead it is. */
let email: string;

beforeAll(async () => {
  ({ product, owner } = await startForApplications({ LOG_LEVEL: "silent" }));
});
beforeEach(async () => {
  home = await aListedHome(product, owner);
  email = `staged${++people}@example.test`;
});
afterAll(() => product.close());

const call = <Reply>(method: "GET" | "POST" | "PUT", path: string, body?: object) =>
  callAs(product, owner)<Reply>(method, path, body).finally(() => product.settled());
const stage = async () =>
  (await call<InquiryView[]>("GET", `/property-inquiry/inquiries/property/${home.id}`))[0]!.stage;
const rentsOutAndListsAgain = async () => {
  await call("PUT", `/property-listing/complete/${home.id}`);
  expect(await stage()).toBe("STOPPED_PROPERTY_RENTED_OUT");
  await call("PUT", `/property-listing/publish/${home.id}`);
};
const writes = async (text: string) => {
  const from = `Jordan Avery <${email}>`;
  await product.control("POST", "mail", { from, to: home.intakeEmail, subject: "The bungalow", text });
  await product.settled();
};
const leaves = async () => {
  await writes("I'm no longer interested, thanks");
  expect(await stage()).toBe("NO_LONGER_INTERESTED");
};
const invited = () => anApplicationSent(product, owner, home, email);
const begun = async () => {
  await invited();
  const renter = await activated(product, email);
  await save(product, renter, "contact", fullAnswers.contact);
  return renter;
};

describe("The stage of a lead follows its application, though the lead had stopped:", () => {
  it("one that is sent once the home is listed again", async () => {
    const inquiryId = await aLead(product, owner, home, email);
    await rentsOutAndListsAgain();
    await call<BundleView>("POST", `/investor-application/${home.id}`, { inquiryId });
    expect(await stage()).toBe("APPLICATION_INVITE_SENT");
  });

  it("one that is sent again once the home is listed again", async () => {
    const { id } = await invited();
    await rentsOutAndListsAgain();
    await call("POST", `/investor-application/${id}/resend`, {});
    expect(await stage()).toBe("APPLICATION_INVITE_SENT");
  });

  it("one that is begun, then submitted", async () => {
    await invited();
    await leaves();
    const renter = await activated(product, email);
    await save(product, renter, "contact", fullAnswers.contact);
    expect(await stage()).toBe("APPLICATION_IN_PROGRESS");
    await rentsOutAndListsAgain();
    await completed(product, renter, "APPLICANT");
    expect((await submitted(product, renter)).status).toBe(200);
    expect(await stage()).toBe("APPLICATION_COMPLETED");
  });

  it.each([
    ["accept", "APPLICATION_ACCEPTED"],
    ["decline", "APPLICATION_REJECTED"],
  ])("one that the owner decides on by %s", async (move, to) => {
    const { bundleId } = await aSubmittedBundle(product, owner, home, email);
    await leaves();
    await call("POST", `/investor-application/${bundleId}/${move}`, {});
    expect(await stage()).toBe(to);
  });
});

describe("A lead that stayed stopped when its application was decided, before it followed that,", () => {
  const corrected = async () => {
    const file = new URL("../../migrations/0084_leads_of_decided.sql", import.meta.url);
    await product.product.app.db.send(await readFile(file, "utf8"), []);
  };
  const stood = (at: string) =>
    sql`update inquiry set stage = ${at} where property_id = ${home.id}`.execute(product.product.app.db);

  it.each([
    ["accept", "STOPPED_PROPERTY_RENTED_OUT", "APPLICATION_ACCEPTED"],
    ["decline", "NO_LONGER_INTERESTED", "APPLICATION_REJECTED"],
  ])("is where the application stands after %s", async (move, before, after) => {
    const { bundleId } = await aSubmittedBundle(product, owner, home, email);
    await call("POST", `/investor-application/${bundleId}/${move}`, {});
    await stood(before);
    await corrected();
    expect(await stage()).toBe(after);
  });

  it("stays where nothing was decided", async () => {
    await aSubmittedBundle(product, owner, home, email);
    await leaves();
    await corrected();
    expect(await stage()).toBe("NO_LONGER_INTERESTED");
  });
});

it("A renter who left is not reminded to finish their application", async () => {
  await invited();
  await leaves();
  await product.advance("P2D");
  await product.settled();
  const subjects = (await mailsTo(product, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("isn’t finished yet"))).toEqual([]);
});

describe("A renter who left and writes again", () => {
  it("is back where their application stands", async () => {
    await begun();
    await leaves();
    await writes("Hello, is it still available?");
    expect(await stage()).toBe("APPLICATION_IN_PROGRESS");
  });

  it("is there too when they ask for a showing on the home's page", async () => {
    const says = async (path: string, body: object) => {
      const answer = await product.api<{ token: string }>("POST", path, { body, token: chat });
      await product.settled();
      return answer.body.token;
    };
    let chat: string | undefined;
    chat = await says("/public/conversation", { slug: home.slug, text: `I'm Pat Lane, ${email}. What is the rent?` });
    const [lead] = await call<InquiryView[]>("GET", `/property-inquiry/inquiries/property/${home.id}`);
    await call("POST", `/investor-application/${home.id}`, { inquiryId: lead!.id });
    await says("/public/conversation/messages", {
      text: "I'm no longer interested, thanks",
      clientMessageId: crypto.randomUUID(),
    });
    expect(await stage()).toBe("NO_LONGER_INTERESTED");
    await aRenterAsks(product, home.slug, "2026-11-28T15:00:00Z", { email, token: chat });
    expect(await stage()).toBe("APPLICATION_INVITE_SENT");
  });

  it("is a new lead where they withdrew it", async () => {
    const renter = await begun();
    const { status } = await product.api("POST", `/renter-application/${renter.applicationId}/withdraw`, {
      token: renter.token,
      body: {},
    });
    expect(status).toBeLessThan(300);
    await writes("Hello, is it still available?");
    expect(await stage()).toBe("INITIAL_CONTACT");
  });
});
