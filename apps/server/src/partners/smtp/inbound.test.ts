import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storeArrival } from "../../arrivals/store.ts";
import { control, type Process, startProcess, startWorld, type World } from "../../deliveries/testing.ts";
import { rows, sql } from "../../platform/database/database.ts";
import { smtpClient as dial } from "../../testing/smtp-client.ts";
import { type MailIntake, startMailIntake } from "./inbound.ts";

let world: World;
let product: Process;
let intake: MailIntake;

beforeAll(async () => {
  world = await startWorld();
  product = await startProcess(world, [], { ROLE: "web" });
  intake = await startMailIntake(product.app, (arriving) => storeArrival(product.app, arriving));
  world.sandbox.pointAt({ smtpPort: intake.port });
});
afterAll(async () => {
  await intake.close();
  await product.close();
  await world.close();
});
beforeEach(async () => {
  await sql`delete from arrival`.execute(product.app.db);
});

type StoredMail = {
  partner_id: string;
  sender: string;
  content: Buffer;
  envelope: { from: string; to: string };
  status: string;
};
const kept = () => rows(product.app.db, sql<StoredMail>`select * from arrival order by id`);
const jobs = () => rows(product.app.db, sql`select 1 from pgboss.job where name = 'receive-arrival'`);
const to = "leads+abc@leads.porchlight.test";
const post = (mail: object) =>
  control<{ messageId: string }>(world, "POST", "mail", {
    from: "Ann <ann@example.com>",
    to,
    subject: "Hi",
    text: "Hello",
    ...mail,
  });

describe("The mail intake", () => {
  it("stores a mail as received and enqueues its job before it answers 250", async () => {
    const before = (await jobs()).length;
    const { messageId } = await post({ text: "Is it free?" });
    const [mail, ...others] = await kept();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      partner_id: `${messageId} ${to}`,
      sender: "ann@example.com",
      envelope: { from: "ann@example.com", to },
      status: "waiting",
    });
    expect(mail!.content.toString()).toContain("Is it free?");
    expect((await jobs()).length).toBe(before + 1);
  });

  it("answers 250 to a repeated mail and stores it once", async () => {
    const headers = { "Message-ID": "<same@example.com>" };
    await post({ headers });
    await post({ headers });
    expect(await kept()).toHaveLength(1);
  });

  it("recognizes a repeated mail without a Message-ID by its bytes", async () => {
    const raw = "From: ann@example.com\nSubject: Hi\n\nHello";
    await post({ raw, subject: undefined, text: undefined });
    await post({ raw, subject: undefined, text: undefined });
    await post({ raw: `${raw}!`, subject: undefined, text: undefined });
    expect(await kept()).toHaveLength(2);
  });

  it("stores a mail to two of our addresses once for each", async () => {
    await post({ to: [to, "leads+def@leads.porchlight.test"] });
    expect((await kept()).map(({ envelope }) => envelope.to)).toEqual([to, "leads+def@leads.porchlight.test"]);
  });

  it("does not relay: other domains are rejected with 550", async () => {
    await expect(post({ to: "somebody@example.com" })).rejects.toThrow("550");
    await expect(post({ to: "somebody@leads.porchlight.test.example.com" })).rejects.toThrow("550");
    expect(await kept()).toEqual([]);
  });

  it("accepts its own domain in upper or lower case", async () => {
    await post({ to: "Leads+ABC@LEADS.Porchlight.Test" });
    expect((await kept())[0]!.envelope.to).toBe(to);
  });

  it("accepts a bounce, whose sender is empty", async () => {
    await post({ envelopeFrom: "<>", from: "mailer-daemon@mx.example.com" });
    expect((await kept())[0]).toMatchObject({ sender: "mailer-daemon@mx.example.com", envelope: { from: "" } });
  });

  it("answers 451 when the database cannot be written", async () => {
    await sql`alter table arrival rename to arrival_away`.execute(product.app.db);
    try {
      await expect(post({})).rejects.toThrow("451");
    } finally {
      await sql`alter table arrival_away rename to arrival`.execute(product.app.db);
    }
    await post({});
    expect(await kept()).toHaveLength(1);
  });

  it("survives clients that disconnect at any moment", async () => {
    for (const words of [
      [],
      ["HELO x"],
      ["HELO x", "MAIL FROM:<a@b.test>", `RCPT TO:<${to}>`, "DATA", "Subject: half"],
    ]) {
      const client = await dial(intake.port);
      for (const word of words) client.socket.write(`${word}\r\n`);
      client.socket.destroy();
    }
    await post({});
    expect(await kept()).toHaveLength(1);
  });
});

describe("A client of the mail intake", () => {
  it("gets 552 at once when it announces more than 15 MB", async () => {
    const client = await dial(intake.port);
    await client.say("EHLO x");
    expect(await client.say(`MAIL FROM:<a@b.test> SIZE=${15 * 1024 * 1024 + 1}`)).toMatch(/^552/);
    client.socket.destroy();
  });

  it("gets 552 when its mail grows past 15 MB unannounced", async () => {
    const client = await dial(intake.port);
    await client.say("HELO x");
    await client.say("MAIL FROM:<a@b.test>");
    await client.say(`RCPT TO:<${to}>`);
    await client.say("DATA");
    const line = `${"x".repeat(998)}\r\n`.repeat(1000);
    for (let megabytes = 0; megabytes < 16; megabytes++) client.socket.write(line);
    expect(await client.say(".")).toMatch(/^552/);
    client.socket.destroy();
    expect(await kept()).toEqual([]);
  });

  it("may name at most twenty recipients", async () => {
    const client = await dial(intake.port);
    await client.say("HELO x");
    await client.say("MAIL FROM:<a@b.test>");
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await client.say(`RCPT TO:<leads+${n}@leads.porchlight.test>`));
    expect(answers.slice(0, 20).every((answer) => answer.startsWith("250"))).toBe(true);
    expect(answers[20]).toMatch(/^452/);
    client.socket.destroy();
  });

  it("gets 451 when it sends more than its share in a minute", async () => {
    const strict = await startProcess(world, [], { ROLE: "web", REQUESTS_PER_MINUTE: "3" });
    const strictIntake = await startMailIntake(strict.app, (arriving) => storeArrival(strict.app, arriving));
    const client = await dial(strictIntake.port);
    await client.say("HELO x");
    const answers = [];
    for (let n = 0; n < 4; n++) {
      answers.push(await client.say("MAIL FROM:<a@b.test>"));
      await client.say("RSET");
    }
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(["250", "250", "250", "451"]);
    client.socket.destroy();
    await strictIntake.close();
    await strict.close();
  });
});
