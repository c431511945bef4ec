import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, rows, sql } from "../platform/database/database.ts";
import { mailComesBack } from "../testing/bounces.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { smtpClient } from "../testing/smtp-client.ts";

type Mail = { subject: string; text: string; replyTo: string; messageId: string; headers: Record<string, string> };

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: "silent" });
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

let people = 0;
const somebody = () => `arriving${++people}@example.com`;
const question = "Hello, how much is the rent of this place?";
const post = async (mail: { from: string; to?: string; [more: string]: unknown }) => {
  const posted = await product.control<{ messageId: string }>("POST", "mail", {
    to: home.intakeEmail,
    subject: "Your listing",
    text: question,
    ...mail,
  });
  await product.settled();
  return posted;
};
const mailsTo = (to: string) => product.control<Mail[]>("GET", `mail?to=${encodeURIComponent(to)}`);
const read = <Row>(statement: Parameters<typeof rows<Row>>[1]) => rows(product.product.app.db, statement);
type StoredMessage = { inquiryId: string; sender: string; content: string };
const linesOf = (email: string) =>
  read(sql<StoredMessage>`
    select inquiry_id as "inquiryId", sender, content from message
    join inquiry on inquiry.id = inquiry_id join renter on renter.id = renter_id
    where renter.email = ${email} order by seq`);
const saidBy = async (email: string) =>
  (await linesOf(email)).filter(({ sender }) => sender === "renter").map(({ content }) => content);
type StoredArrival = { status: string; note: string | null; attempts: number };
const arrivalOf = (email: string) =>
  row(
    product.product.app.db,
    sql<StoredArrival>`select status, note, attempts from arrival where sender = ${email} order by id desc limit 1`,
  );

describe("A mail to a home's own address", () => {
  it("becomes a lead that Piper answers, in the same thread", async () => {
    const ann = somebody();
    const { messageId } = await post({ from: `Ann Lee <${ann}>` });
    const [answer, ...more] = await mailsTo(ann);
    expect(more).toEqual([]);
    expect(answer!.text).toContain("$1,850");
    expect(answer!.subject).toBe("Re: Your listing");
    expect(answer!.replyTo).toMatch(/^reply\+[a-z2-7]{42}@leads\.porchlight\.test$/);
    expect(answer!.headers["in-reply-to"]).toBe(messageId);
    expect(await saidBy(ann)).toEqual([question]);
    const [renter] = await read(sql`select name from renter where email = ${ann}`);
    expect(renter).toEqual({ name: "Ann Lee" });
  });

  it("continues the conversation of a sender who wrote before", async () => {
    const ann = somebody();
    await post({ from: ann });
    await post({ from: ann.toUpperCase(), text: "And is there a dishwasher?" });
    expect(new Set((await linesOf(ann)).map(({ inquiryId }) => inquiryId)).size).toBe(1);
    expect(await saidBy(ann)).toEqual([question, "And is there a dishwasher?"]);
  });

  it("opens a second lead for a sender who asks about another home of the same owner", async () => {
    const ann = somebody();
    const other = await aListedHome(product, owner, { title: "Another" });
    await post({ from: ann });
    await post({ from: ann, to: other.intakeEmail });
    expect(new Set((await linesOf(ann)).map(({ inquiryId }) => inquiryId)).size).toBe(2);
    expect(await mailsTo(ann)).toHaveLength(2);
  });

  it("is stored and answered once, however often it is delivered", async () => {
    const ann = somebody();
    const headers = { "Message-ID": `<${crypto.randomUUID()}@example.com>` };
    await Promise.all([post({ from: ann, headers }), post({ from: ann, headers }), post({ from: ann, headers })]);
    await post({ from: ann, headers });
    expect(await saidBy(ann)).toHaveLength(1);
    expect(await mailsTo(ann)).toHaveLength(1);
  });

  it("keeps its order when several arrive at once", async () => {
    const ann = somebody();
    const texts = Array.from({ length: 6 }, (_, n) => `Question number ${n}: is there parking?`);
    for (const text of texts) {
      await product.control("POST", "mail", { from: ann, to: home.intakeEmail, subject: "Hi", text });
    }
    await expect.poll(() => saidBy(ann), { timeout: 15_000 }).toEqual(texts);
    expect(new Set((await linesOf(ann)).map(({ inquiryId }) => inquiryId)).size).toBe(1);
  });

  it("may have its whole text in the subject", async () => {
    const ann = somebody();
    await post({ from: ann, subject: "How much is the rent?", text: "" });
    expect(await saidBy(ann)).toEqual(["How much is the rent?"]);
  });

  it("gets one reply that the home is no longer available, when it was deleted", async () => {
    const gone = await aListedHome(product, owner, { title: "Soon gone" });
    await product.api("DELETE", `/property/${gone.id}`, { token: owner.token });
    const ann = somebody();
    await post({ from: ann, to: gone.intakeEmail });
    await post({ from: ann, to: gone.intakeEmail, text: "Are you sure that it is gone?" });
    expect((await mailsTo(ann)).map(({ text }) => text)).toEqual([expect.stringContaining("no longer available")]);
    expect(await linesOf(ann)).toEqual([]);
  });
});

describe("An answer to Piper's mail", () => {
  it("joins its conversation by the signed address, from any sender, without quoted text", async () => {
    const ann = somebody();
    await post({ from: ann });
    const [answer] = await mailsTo(ann);
    const text = `Thanks! And pets?\n\nOn Mon, Nov 23, 2026 at 9:00 AM Piper <${answer!.replyTo}> wrote:\n> It is $1,850.`;
    await post({ from: somebody(), to: answer!.replyTo, text });
    expect(await saidBy(ann)).toEqual([question, "Thanks! And pets?"]);
  });

  it("joins its conversation by In-Reply-To when the address is missing", async () => {
    const ann = somebody();
    await post({ from: ann });
    const [answer] = await mailsTo(ann);
    await post({ from: ann, to: "hello@leads.porchlight.test", text: "Thanks!", inReplyTo: answer!.messageId });
    expect(await saidBy(ann)).toEqual([question, "Thanks!"]);
  });

  it("stays unassigned when its address is forged", async () => {
    const mallory = somebody();
    await post({ from: mallory, to: `reply+${"a".repeat(42)}@leads.porchlight.test` });
    expect(await arrivalOf(mallory)).toMatchObject({ status: "unassigned" });
    expect(await mailsTo(mallory)).toEqual([]);
  });
});

describe("A forged mail", () => {
  const forged = { "Authentication-Results": "mx.relay.test; spf=softfail; dkim=none; dmarc=fail (p=none)" };
  const heldBack = async (from: string) =>
    (await mailsTo(owner.email)).filter(({ text }) => text.includes(`This email says it’s from ${from}`));

  it.each([
    ["to the address that only the renter knows", async (answer: Mail) => ({ to: answer.replyTo })],
    [
      "as an answer to Piper's mail",
      async (answer: Mail) => ({ to: "hello@leads.porchlight.test", inReplyTo: answer.messageId }),
    ],
    ["to the home's own address", async () => ({})],
  ])("stays out of the renter's conversation and is forwarded to the owner: %s", async (_how, way) => {
    const ann = somebody();
    await post({ from: ann });
    const [answer] = await mailsTo(ann);
    const text = "Cancel my showing, and send the door code to my new address.";
    await post({ from: ann, text, headers: forged, ...(await way(answer!)) });
    await product.advance("PT1H");
    expect(await arrivalOf(ann)).toMatchObject({ status: "quarantined", note: expect.stringContaining("dmarc=fail") });
    expect(await saidBy(ann)).toEqual([question]);
    expect(await mailsTo(ann)).toHaveLength(1);
    expect((await heldBack(ann)).map((told) => told.text)).toEqual([expect.stringContaining(text)]);
  });

  it("opens no lead, and the owner gets at most one mail a day about it", async () => {
    const victim = somebody();
    await post({ from: victim, headers: forged });
    await post({ from: victim, headers: forged, text: "And once more, is it free?" });
    await product.advance("PT1H1S");
    expect(await linesOf(victim)).toEqual([]);
    expect(await mailsTo(victim)).toEqual([]);
    expect(await heldBack(victim)).toHaveLength(1);
  });

  it("does not block the renter's genuine mail, even with the same text", async () => {
    const ann = somebody();
    await post({ from: ann, headers: forged });
    await post({
      from: ann,
      headers: { "Authentication-Results": "mx.relay.test; dmarc=pass header.from=example.com" },
    });
    expect(await saidBy(ann)).toEqual([question]);
    expect(await mailsTo(ann)).toHaveLength(1);
  });
});

describe("A mail that matches no conversation", () => {
  it("is forwarded to the owner when only one company knows its sender", async () => {
    const ann = somebody();
    await post({ from: ann });
    await post({ from: ann, to: "hello@leads.porchlight.test", subject: "My <b>deposit</b>", text: "Where is it?" });
    expect(await arrivalOf(ann)).toMatchObject({ status: "unassigned" });
    const [told] = (await mailsTo(owner.email)).filter(
      ({ subject }) => subject === `Email we couldn’t match from ${ann}`,
    );
    expect(told!.text).toContain("Where is it?");
    expect(told!.text).toContain("My <b>deposit</b>");
  });
});

describe("An automatic mail", () => {
  it.each<[string, Record<string, string>]>([
    ["an out-of-office note", { "Auto-Submitted": "auto-replied" }],
    ["an automatic answer of the old kind", { "X-Autoreply": "yes" }],
  ])("is stored in its conversation and not answered: %s", async (_kind, headers) => {
    const ann = somebody();
    await post({ from: ann });
    await post({ from: ann, headers, text: "I am away until Monday." });
    expect(await saidBy(ann)).toEqual([question, "I am away until Monday."]);
    expect(await mailsTo(ann)).toHaveLength(1);
  });

  it("opens no lead", async () => {
    const robot = somebody();
    await post({ from: robot, headers: { "Auto-Submitted": "auto-generated" } });
    expect(await arrivalOf(robot)).toMatchObject({ status: "ignored" });
    expect(await linesOf(robot)).toEqual([]);
  });

  it("with a bulk header is answered at most once in four hours and four times a day", async () => {
    const ann = somebody();
    await post({ from: ann });
    const answers = async () => (await mailsTo(ann)).length - 1;
    const bulk = () =>
      post({ from: ann, headers: { Precedence: "bulk" }, text: `What is the rent? ${crypto.randomUUID()}` });
    await bulk();
    await bulk();
    expect(await answers()).toBe(1);
    const counts = [];
    for (let round = 0; round < 6; round++) {
      await product.advance("PT4H5M");
      await bulk();
      counts.push(await answers());
    }
    expect(counts).toEqual([2, 3, 4, 4, 4, 5]);
  });

  it("that repeats the same text soon gets no more answers, while other text does", async () => {
    const ann = somebody();
    for (let times = 0; times < 6; times++) await post({ from: ann });
    expect((await mailsTo(ann)).length).toBeLessThanOrEqual(2);
    const before = (await mailsTo(ann)).length;
    await post({ from: ann, text: "Is a cat allowed in this home?" });
    expect(await mailsTo(ann)).toHaveLength(before + 1);
  });
});

describe("A bounce", () => {
  const sentTo = (email: string) =>
    row(
      product.product.app.db,
      sql<{
        id: string;
        status: string;
        error: string;
      }>`select id, status, error from delivery where recipient = ${email} order by id desc limit 1`,
    );
  const bounce = (deliveryId: string, status: string) => mailComesBack(product, deliveryId, status);

  it("is shown at the mail it is about, and stops further mail when the address is gone", async () => {
    const ann = somebody();
    await post({ from: ann });
    await bounce((await sentTo(ann))!.id, "5.1.1");
    expect(await sentTo(ann)).toMatchObject({ status: "failed", error: expect.stringContaining("no such mailbox") });
    await post({ from: ann, text: "Is a cat allowed in this home?" });
    expect(await sentTo(ann)).toMatchObject({ status: "dropped" });
    expect(await mailsTo("mailer-daemon@mx.example.com")).toEqual([]);
  });

  it("that is temporary changes nothing", async () => {
    const ann = somebody();
    await post({ from: ann });
    await bounce((await sentTo(ann))!.id, "4.2.2");
    expect(await sentTo(ann)).toMatchObject({ status: "sent" });
  });

  it("is never answered, whatever address it is sent to", async () => {
    const daemon = "postmaster@mx2.example.com";
    await post({ from: daemon, envelopeFrom: "<>" });
    expect(await arrivalOf(daemon)).toMatchObject({ status: "ignored" });
    expect(await mailsTo(daemon)).toEqual([]);
  });
});

describe("A mail that cannot be read", () => {
  it("is quarantined without retries", async () => {
    const ann = somebody();
    const depth = 30;
    const opened = Array.from(
      { length: depth },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}`,
    );
    const raw = [`From: ${ann}`, ...opened, "Content-Type: text/plain", "", "Hi"].join("\n");
    await post({ from: ann, raw, subject: undefined, text: undefined });
    expect(await arrivalOf(ann)).toMatchObject({
      status: "quarantined",
      note: expect.stringContaining("cannot be read"),
    });
  });
});

describe("A mail that takes too much time or memory to parse", () => {
  const head = (from: string) => `From: ${from}\nSubject: Hello\nMIME-Version: 1.0\n`;
  const attachment = (n: number) =>
    `--B\nContent-Type: text/plain\nContent-Disposition: attachment; filename="f${n}.txt"\n\nx\n`;
  const attached = (count: number) =>
    `Content-Type: multipart/mixed; boundary="B"\n\n--B\nContent-Type: text/plain\n\n${question}\n${Array.from({ length: count }, (_, n) => attachment(n)).join("")}--B--\n`;
  const quotedMail = (count: number) =>
    `Content-Type: text/html\n\n<p>${question}</p>${"<blockquote>".repeat(count)}x${"</blockquote>".repeat(count)}`;
  const send = async (to: string, content: string) => {
    const from = somebody();
    // Past the sandbox, which would read the mail itself.
    const { say, socket } = await smtpClient(product.smtpPort);
    for (const words of ["EHLO example.com", `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, "DATA"]) await say(words);
    expect(await say(`${(head(from) + content).replaceAll(/\r?\n/g, "\r\n")}\r\n.`)).toMatch(/^250 /);
    socket.destroy();
    await expect.poll(async () => (await arrivalOf(from))?.status, { timeout: 60_000 }).not.toBe("waiting");
    return from;
  };
  const statusAfter = async (to: string, content: string) => (await arrivalOf(await send(to, content)))!.status;
  const hostile: [string, string][] = [
    ["5 MB of empty lines", `Content-Type: text/plain\n\n${"\r\n".repeat(2_500_000)}`],
    ["10,000 attachments", attached(10_000)],
    ["50,000 nested quotes", quotedMail(50_000)],
  ];

  it.each(hostile)("is quarantined, and the next mail is still answered: %s", async (_what, content) => {
    const sending = statusAfter(home.intakeEmail, content);
    const health = await fetch(`${product.url}/api/health`, { signal: AbortSignal.timeout(10_000) });
    expect(health.status).toBe(200);
    expect(await sending).toBe("quarantined");
    const ann = somebody();
    await post({ from: ann });
    expect(await saidBy(ann)).toEqual([question]);
  });

  it.each([
    ["30 attachments", attached(30)],
    ["40 nested quotes", quotedMail(40)],
    [
      "an attachment of 11 MB",
      `Content-Type: multipart/mixed; boundary="B"\n\n--B\nContent-Type: text/plain\n\n${question}\n--B\nContent-Type: image/jpeg\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="a.jpg"\n\n${`${"A".repeat(76)}\n`.repeat(140_000)}--B--\n`,
    ],
  ])("is not an ordinary one: %s", async (_what, content) => {
    const ann = await send(home.intakeEmail, content);
    expect(await arrivalOf(ann)).toMatchObject({ status: "handled" });
    expect(await saidBy(ann)).toEqual([expect.stringContaining(question)]);
  });

  it("is reported to the home's owner in at most one mail an hour", async () => {
    const other = await aSignedInOwner(product);
    const theirs = await aListedHome(product, other);
    const told = async () =>
      (await mailsTo(other.email)).filter(({ subject }) => /couldn’t open|held back/.test(subject));
    const first = await send(theirs.intakeEmail, quotedMail(2000));
    await product.advance("PT1S");
    expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining(first)]);
    const second = await send(theirs.intakeEmail, quotedMail(2001));
    const third = await send(theirs.intakeEmail, quotedMail(2002));
    await product.advance("PT50M");
    expect(await told()).toHaveLength(1);
    await product.advance("PT11M");
    const [later, , ...more] = await told();
    expect(more).toEqual([]);
    expect(later!.text).toContain(second);
    expect(later!.text).toContain(third);
  });

  it("is quarantined after ten tries when each process that parses it dies", async () => {
    const ann = somebody();
    const now = product.product.app.clock.now();
    await sql`insert into arrival (channel, partner_id, sender, content, envelope, attempts, next_attempt_at, received_at)
              values ('EMAIL', ${ann}, ${ann}, 'Hi', ${JSON.stringify({ to: home.intakeEmail })}::jsonb, 10, ${now}, ${now})`.execute(
      product.product.app.db,
    );
    // A jump of the clock is answered once all that came due is done, however busy the machine is.
    await product.advance("PT1S");
    expect(await arrivalOf(ann)).toMatchObject({ status: "quarantined" });
  });
});

describe("A mail that cannot be handled for now", () => {
  const away = <T>(work: () => Promise<T>) => {
    const { db } = product.product.app;
    return (async () => {
      await sql`alter table message rename to message_away`.execute(db);
      try {
        return await work();
      } finally {
        await sql`alter table message_away rename to message`.execute(db);
      }
    })();
  };

  it("is retried, and handled once", async () => {
    const ann = somebody();
    await away(() => post({ from: ann }));
    expect(await arrivalOf(ann)).toMatchObject({
      status: "waiting",
      attempts: 1,
      note: expect.stringContaining("message"),
    });
    await product.advance("PT10S");
    expect(await arrivalOf(ann)).toMatchObject({ status: "handled" });
    expect(await saidBy(ann)).toHaveLength(1);
    expect(await mailsTo(ann)).toHaveLength(1);
  });

  it("is quarantined after ten tries", async () => {
    const ann = somebody();
    await away(async () => {
      await post({ from: ann });
      for (let tries = 1; tries < 10; tries++) await product.advance("PT1H");
    });
    expect(await arrivalOf(ann)).toMatchObject({
      status: "quarantined",
      attempts: 10,
      note: expect.stringContaining("message"),
    });
  });
});

describe("The raw content of a mail", () => {
  const contentOf = (email: string) =>
    row(
      product.product.app.db,
      sql<{ content: Buffer | null; status: string }>`select content, status from arrival where sender = ${email}`,
    );

  it("is deleted thirty days after it was handled; its text stays in the conversation", async () => {
    const ann = somebody();
    const headers = { "Message-ID": `<${crypto.randomUUID()}@example.com>` };
    await post({ from: ann, headers });
    await product.advance("PT719H");
    expect((await contentOf(ann))!.content!.toString()).toContain(question);
    await product.advance("PT2H");
    expect(await contentOf(ann)).toEqual({ content: null, status: "handled" });
    expect(await saidBy(ann)).toEqual([question]);
    await post({ from: ann, headers });
    expect(await saidBy(ann)).toEqual([question]);
  });

  it("is kept as long as it is not handled", async () => {
    const ann = somebody();
    await sql`insert into arrival (channel, partner_id, sender, content, envelope, status, attempts, received_at)
              values ('EMAIL', ${ann}, ${ann}, 'Hi', '{}', 'quarantined', 10, ${product.product.app.clock.now()})`.execute(
      product.product.app.db,
    );
    await product.advance("PT1000H");
    expect((await contentOf(ann))!.content!.toString()).toBe("Hi");
  });
});
