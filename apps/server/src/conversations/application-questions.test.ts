import type { BundleView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { activated, completed, startForApplications, submitted } from "../applications/testing.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import type { TestProduct } from "../testing/product.ts";
import { lastSaid, mailsTo } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let people = 0;
const somebody = () => `applies${++people}@example.test`;

beforeAll(async () => {
  ({ product, owner } = await startForApplications({ LOG_LEVEL: "silent" }));
});
beforeEach(async () => {
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const writes = async (from: string, text: string, inReplyTo?: string) => {
  const subject = "The bungalow";
  await product.control("POST", "mail", {
    from: `Jordan Avery <${from}>`,
    to: inReplyTo ?? home.intakeEmail,
    subject,
    text,
  });
  await product.settled();
};
/** What Piper answered by mail, without the words around it. */
const answerTo = async (from: string) =>
  (await mailsTo(product, from)).find(({ subject }) => subject.startsWith("Re:"))!.text;
const asksByMail = async (from: string, text: string) => {
  await writes(from, text);
  return answerTo(from);
};
const chats = async (token: string, text: string) => {
  await product.api("POST", "/public/conversation/messages", {
    token,
    body: { text, clientMessageId: crypto.randomUUID() },
  });
  await product.settled();
  return lastSaid(product, token);
};
const opensChat = async (text: string) => {
  const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text },
  });
  await product.settled();
  return body.token;
};
const leadOf = async (contact: string) =>
  (await row(
    product.product.app.db,
    sql<{ inquiryId: string; renterId: string }>`
      select inquiry.id as "inquiryId", renter.id as "renterId" from inquiry join renter on renter.id = renter_id
      where property_id = ${home.id} and ${contact} in (email, phone)`,
  ))!;
const isSentAnApplication = async (contact: string) => {
  const { inquiryId } = await leadOf(contact);
  const sent = await callAs(product, owner)<BundleView>("POST", `/investor-application/${home.id}`, { inquiryId });
  await product.settled();
  return sent.id;
};
const invitationsTo = async (email: string) =>
  (await mailsTo(product, email)).filter(({ subject }) => subject.startsWith("Maya invited you")).length;
const wishesOf = async (contact: string) => {
  const { inquiryId } = await leadOf(contact);
  return rows(
    product.product.app.db,
    sql`select 1 from event where inquiry_id = ${inquiryId} and kind = 'application.requested'`,
  );
};
const passes = async (minutes: number) => {
  const { now } = await product.control<{ now: string }>("GET", "clock");
  await product.setClock(Temporal.Instant.from(now).add({ minutes }).toString());
};
const decided = async (bundleId: string, move: "accept" | "decline") => {
  const { token } = owner;
  await product.api("POST", `/investor-application/${bundleId}/${move}`, { token, body: {} });
  await product.settled();
};

describe("A renter who was sent no application", () => {
  it("hears how to apply, and the owner is told once, with a link to the renter", async () => {
    const email = somebody();
    expect(await asksByMail(email, "How do I apply?")).toMatch(/Maya emails you an application/);
    await writes(email, "I really would like to apply.");
    expect(await wishesOf(email)).toHaveLength(1);
    const notice = (await mailsTo(product, owner.email)).find(({ subject }) =>
      subject.endsWith("would like to apply"),
    )!;
    expect(notice.subject).toBe("Jordan Avery would like to apply");
    expect(notice.text).toContain("Jordan Avery asked to apply for Alder Street Bungalow.");
    expect(notice.text).toContain(`/property/${home.id}/renter/profile/${(await leadOf(email)).renterId}`);
  });

  it("hears that there is no fee while no reports are part of applications here", async () =>
    expect(await asksByMail(somebody(), "How much is the application fee?")).toContain("There's no application fee."));
});

describe("A renter who was sent an application", () => {
  const invited = async () => {
    const email = somebody();
    await writes(email, "Hello, how do I apply?");
    return { email, bundleId: await isSentAnApplication(email) };
  };

  it("is mailed a fresh link when they ask, at most once in ten minutes and five times a day", async () => {
    const { email } = await invited();
    expect(await invitationsTo(email)).toBe(1);
    expect(await asksByMail(email, "I can't find the link.")).toMatch(/I've emailed you the link again/);
    expect(await invitationsTo(email)).toBe(2);
    expect(await asksByMail(email, "Please send me the application link.")).toMatch(/I already emailed you the link/);
    expect(await invitationsTo(email)).toBe(2);
    for (let i = 0; i < 5; i++) {
      await passes(11);
      await writes(email, `Can you send me the application link? I looked ${i + 1} times.`);
    }
    expect(await invitationsTo(email)).toBe(6);
    expect(await wishesOf(email)).toHaveLength(1);
  });

  it("can start with the link that was mailed again", async () => {
    const { email } = await invited();
    await writes(email, "I can't find the link.");
    const renter = await activated(product, email);
    expect(renter.applicationId).toMatch(/^[\da-f-]{36}$/);
  });

  it("hears what is still to do, then whether everyone has submitted, then where the decision is", async () => {
    const { email, bundleId } = await invited();
    const asked = "Any update on my application?";
    const renter = await activated(product, email);
    await product.api("PATCH", `/renter-application/${renter.applicationId}`, {
      token: renter.token,
      body: { section: "contact", answers: { fullName: "Jordan Avery", phoneNumber: "+15035550171" }, seenAt: null },
    });
    const begun = await asksByMail(email, asked);
    expect(begun).toMatch(/Still to do: the part about you,.* income, references, and documents\./);
    expect(begun).toContain(`/renter/application/${renter.applicationId}`);
    await completed(product, renter, "APPLICANT");
    expect((await submitted(product, renter)).status).toBe(200);
    expect(await asksByMail(email, asked)).toMatch(/submitted and ready for Maya's review/);
    await decided(bundleId, "decline");
    for (const words of ["Was I approved?", "Why did Maya decline my application?"]) {
      const answer = await asksByMail(email, words);
      expect(answer).toMatch(/The decision on your application is in the email|You'll find the decision/);
      expect(answer).toContain(`/renter/application/${renter.applicationId}`);
    }
    const { inquiryId } = await leadOf(email);
    expect(
      await rows(product.product.app.db, sql`select 1 from escalation_asker where inquiry_id = ${inquiryId}`),
    ).toEqual([]);
  });

  it("hears nothing of another person's application", async () => {
    const { email } = await invited();
    expect(await asksByMail(email, "Has my roommate submitted her application?")).toMatch(
      /can't share anything about someone else's application/,
    );
  });
});

describe("A browser in which the address of somebody with an application was typed", () => {
  const asked = ["What's the status of my application?", "Was my application approved?", "How do I apply?"];

  it("hears the same as one of nobody, and the link goes to that address alone", async () => {
    const rightful = somebody();
    const token = await opensChat(`Hi, I'm Jordan Avery, ${rightful}. Is there parking?`);
    const bundleId = await isSentAnApplication(rightful);
    const other = await opensChat(`Hi, I'm Jordan Avery, ${somebody()}. Is there parking?`);
    for (const words of asked) expect(await chats(token, words), words).toBe(await chats(other, words));
    expect(await chats(token, "And what's the status of my application?")).toMatch(/can.t talk about an application/);
    expect(await invitationsTo(rightful)).toBe(2);
    const renter = await activated(product, rightful);
    await completed(product, renter, "APPLICANT");
    await submitted(product, renter);
    await decided(bundleId, "accept");
    const told = await chats(token, "Please tell me, was I approved?");
    expect(told).not.toMatch(/decision on your|accepted|renter\/application/);
  });
});

describe("A renter who texts", () => {
  it("hears by text how far their application is", async () => {
    const phone = "+16145550164";
    const { smsNumber } = await product.control<{ smsNumber: string }>("GET", "health");
    const texts = async (body: string) => {
      await product.control("POST", "sms", { from: phone, to: smsNumber, body });
      await product.settled();
      const [last] = await product.control<{ body: string }[]>("GET", `sms?to=${encodeURIComponent(phone)}`);
      return last!.body;
    };
    await texts(home.textCode);
    await texts(`Can I apply? My email is ${somebody()}`);
    await isSentAnApplication(phone);
    expect(await texts("¿Cómo va mi solicitud?")).toMatch(
      /Todavía no ha comenzado su solicitud\. Le envié otra vez el enlace/,
    );
  });
});
