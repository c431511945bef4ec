import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { aSandbox, type TestSandbox } from "../testing.ts";

const confirmation = {
  from: "Piper for Dana <piper@leads.porchlight.test>",
  replyTo: "reply+8f2c@leads.porchlight.test",
  to: "Priya Nair <priya@example.com>",
  subject: "Confirmed: Tuesday at 5:30 PM",
  text: "See you there.",
  html: "<p>See you there.</p>",
  attachments: [{ filename: "showing.ics", content: "BEGIN:VCALENDAR", contentType: "text/calendar" }],
};

const productSends = (sandbox: TestSandbox, mail: object, auth?: { user: string; pass: string }) =>
  createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, auth }).sendMail(mail);

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** The product's inbound SMTP, as far as the sandbox sees it. */
async function anInbox(refusal?: { responseCode: number; message: string }) {
  const mails: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode })),
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      mails.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : "",
        to: envelope.rcptTo.map((to) => to.address),
        raw,
      });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { port: (server.server.address() as AddressInfo).port, mails };
}

describe("Mail that the product sends", () => {
  it("is listed with its decoded subject, text and addresses", async () => {
    const sandbox = await aSandbox();
    await productSends(sandbox, confirmation);
    const { body } = await sandbox.get<{ headers: Record<string, string> }[]>("/control/mail");
    expect(body).toMatchObject([
      {
        from: "piper@leads.porchlight.test",
        to: ["priya@example.com"],
        replyTo: "reply+8f2c@leads.porchlight.test",
        subject: "Confirmed: Tuesday at 5:30 PM",
        text: expect.stringContaining("See you there."),
        html: expect.stringContaining("<p>See you there.</p>"),
        attachments: [{ filename: "showing.ics", contentType: "text/calendar" }],
      },
    ]);
    expect(body[0]?.headers["reply-to"]).toBe("reply+8f2c@leads.porchlight.test");
  });

  it("is accepted with any SMTP login", async () => {
    const sandbox = await aSandbox();
    await productSends(sandbox, confirmation, { user: "anybody", pass: "anything" });
    expect((await sandbox.get("/control/mail")).body).toHaveLength(1);
  });

  it("can be listed by recipient (blind copies included) and by time, newest first", async () => {
    const sandbox = await aSandbox();
    await productSends(sandbox, { ...confirmation, subject: "first", bcc: "owner@example.com" });
    await sandbox.send("PUT", "/control/clock", { advance: "PT1H" });
    const { body: clock } = await sandbox.get<{ now: string }>("/control/clock");
    await productSends(sandbox, { ...confirmation, subject: "second" });
    const subjects = async (query: string) =>
      (await sandbox.get<{ subject: string }[]>(`/control/mail?${query}`)).body.map(({ subject }) => subject);
    expect(await subjects("to=PRIYA@example.com")).toEqual(["second", "first"]);
    expect(await subjects("to=owner@example.com")).toEqual(["first"]);
    expect(await subjects(`since=${clock.now}`)).toEqual(["second"]);
    expect((await sandbox.get("/control/mail?since=yesterday")).status).toBe(400);
  });

  it("offers its attachments byte for byte", async () => {
    const sandbox = await aSandbox();
    const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0x0d, 0x0a]);
    await productSends(sandbox, { ...confirmation, attachments: [{ filename: "plan.png", content }] });
    const { body } = await sandbox.get<{ id: string; attachments: object[] }[]>("/control/mail");
    expect(body[0]?.attachments).toEqual([{ filename: "plan.png", contentType: "image/png", size: content.length }]);
    const attachment = await fetch(`${sandbox.url}/control/mail/${body[0]?.id}/attachments/0`);
    expect(Buffer.from(await attachment.arrayBuffer())).toEqual(content);
    expect(attachment.headers.get("content-type")).toBe("image/png");
    expect((await sandbox.get(`/control/mail/${body[0]?.id}/attachments/1`)).status).toBe(404);
  });

  it("is kept across a restart until the sandbox is reset", async () => {
    const first = await aSandbox();
    await productSends(first, confirmation);
    const second = await aSandbox({ dataDir: first.dataDir });
    expect((await second.get("/control/mail")).body).toHaveLength(1);
    await second.send("POST", "/control/reset");
    expect((await second.get("/control/mail")).body).toEqual([]);
  });
});

describe("Mail for the product", () => {
  const inquiry = {
    from: "Priya Nair <priya@example.com>",
    to: "leads+alder@leads.porchlight.test",
    subject: "Alder Street",
    text: "Is it still available?",
  };

  it("arrives by SMTP with the requested headers", async () => {
    const inbox = await anInbox();
    const sandbox = await aSandbox({ productSmtpPort: inbox.port });
    const { status, body } = await sandbox.send<{ id: string; messageId: string }>("POST", "/control/mail", {
      ...inquiry,
      inReplyTo: "<conv.1@leads.porchlight.test>",
      headers: { "Auto-Submitted": "auto-replied", "Message-ID": "<mine@example.com>" },
    });
    expect({ status, messageId: body.messageId }).toEqual({ status: 200, messageId: "<mine@example.com>" });
    const [mail] = inbox.mails;
    expect(mail).toMatchObject({ from: "priya@example.com", to: ["leads+alder@leads.porchlight.test"] });
    expect(mail?.raw).toContain("In-Reply-To: <conv.1@leads.porchlight.test>");
    expect(mail?.raw).toContain("Auto-Submitted: auto-replied");
    expect(mail?.raw.match(/^Message-ID:/gim)).toHaveLength(1);
    expect((await sandbox.get("/control/mail")).body).toEqual([]);
  });

  it("may have an empty sender, as bounces do", async () => {
    const inbox = await anInbox();
    const sandbox = await aSandbox({ productSmtpPort: inbox.port });
    await sandbox.send("POST", "/control/mail", { ...inquiry, envelopeFrom: "<>" });
    expect(inbox.mails[0]?.from).toBe("");
  });

  it("may be given as a complete raw message", async () => {
    const inbox = await anInbox();
    const sandbox = await aSandbox({ productSmtpPort: inbox.port });
    const raw = "From: a@example.com\nTo: b@example.com\nSubject: Raw\nMessage-ID: <raw@example.com>\n\nBody\n";
    const { body } = await sandbox.send("POST", "/control/mail", { from: "a@example.com", to: "b@example.com", raw });
    expect(body).toMatchObject({ messageId: "<raw@example.com>" });
    expect(inbox.mails[0]?.raw).toContain("Subject: Raw\r\n");
  });

  it("answers 502 with the SMTP reply when the product rejects it", async () => {
    const inbox = await anInbox({ responseCode: 550, message: "5.1.1 No such home" });
    const sandbox = await aSandbox({ productSmtpPort: inbox.port });
    expect(await sandbox.send("POST", "/control/mail", inquiry)).toMatchObject({
      status: 502,
      body: { smtpReply: "550 5.1.1 No such home", smtpReplyCode: 550 },
    });
  });

  it("answers 400 and names each missing field", async () => {
    const sandbox = await aSandbox();
    expect(
      await sandbox.send("POST", "/control/mail", { from: "a@example.com", subject: "x", text: "y" }),
    ).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("to:") },
    });
  });
});

describe("A mail server with a fault set", () => {
  const send = async (mode: string) => {
    const sandbox = await aSandbox({ slowMs: 50 });
    await sandbox.send("PUT", "/control/faults", { smtp: { mode, count: 1 } });
    const transport = createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, socketTimeout: 300 });
    const refused = await transport.sendMail(confirmation).then(
      () => null,
      (error: { responseCode?: number; code?: string }) => error.responseCode ?? error.code,
    );
    const again = await productSends(sandbox, confirmation).then(() => "taken");
    return { refused, again };
  };

  it("answers 421 once in mode refuse, then accepts mail again", async () => {
    expect(await send("refuse")).toEqual({ refused: 421, again: "taken" });
  });
  it("answers 554 once in mode 5xx, then accepts mail again", async () =>
    expect(await send("5xx")).toEqual({ refused: 554, again: "taken" }));
  it("sends no answer in mode timeout, then accepts mail again", async () =>
    expect(await send("timeout")).toEqual({ refused: "ETIMEDOUT", again: "taken" }));
  it("accepts mail late in mode slow", async () =>
    expect(await send("slow")).toEqual({ refused: null, again: "taken" }));
});
