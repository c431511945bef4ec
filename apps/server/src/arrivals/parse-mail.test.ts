import { describe, expect, it } from "vitest";
import { parseMail } from "./parse-mail.ts";

const raw = (...lines: string[]) => Buffer.from(lines.join("\r\n"));
const person = "ann@example.com";

describe("A parsed mail", () => {
  it("has its author, text and the mail it answers", async () => {
    const mail = await parseMail(
      raw(
        'From: "Lee, Ann" <Ann@Example.com>',
        "To: reply+abc@leads.porchlight.test",
        "Subject: =?utf-8?B?UmU6IDEyIE1haW4gU3Q=?=",
        "Message-ID: <m3@example.com>",
        "In-Reply-To: <m2@leads.porchlight.test>",
        "References: <m1@leads.porchlight.test>",
        " <m2@leads.porchlight.test>",
        "Content-Type: text/plain; charset=utf-8",
        "",
        "Friday, please.",
        "",
        "On Thu, Nov 19, 2026 at 4:12 PM Piper <p@leads.porchlight.test> wrote:",
        "> When?",
      ),
      person,
    );
    expect(mail).toMatchObject({
      from: "ann@example.com",
      fromName: "Lee, Ann",
      subject: "Re: 12 Main St",
      text: "Friday, please.",
      messageId: "<m3@example.com>",
      answers: ["<m2@leads.porchlight.test>", "<m1@leads.porchlight.test>"],
      automation: "none",
      bounce: null,
      relayResults: null,
    });
  });

  it("has its text taken from the HTML when there is no plain text", async () => {
    const html = '<p>Friday.</p><div class="gmail_quote">When?</div>';
    const mail = await parseMail(raw("From: a@b.test", "Content-Type: text/html", "", html), person);
    expect(mail.text).toBe("Friday.");
  });

  it("has the envelope's sender as author when there is no From", async () => {
    expect((await parseMail(raw("Subject: Hi", "", "Hello"), person)).from).toBe(person);
  });

  it("has the Authentication-Results of our own mail server, not those the sender added below", async () => {
    const mail = await parseMail(
      raw(
        "Authentication-Results: MX.relay.test; dmarc=fail header.from=b.test",
        "Authentication-Results: mx.relay.test 1; spf=fail",
        "Authentication-Results: b.test; dmarc=pass",
        "From: a@b.test",
        "",
        "Hi",
      ),
      person,
    );
    expect(mail.relayResults).toBe("MX.relay.test; dmarc=fail header.from=b.test; mx.relay.test 1; spf=fail");
  });

  it("contains no characters the database cannot store", async () => {
    const mail = await parseMail(
      raw("From: a@b.test", "Subject: a\0b", "Content-Type: text/plain; charset=utf-8", "", "c\0d"),
      person,
    );
    expect([mail.subject, mail.text].join()).not.toContain("\0");
  });

  it("can be a delivery report with a reason", async () => {
    const report = raw(
      "From: MAILER-DAEMON@mx.example.com",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "It could not be delivered.",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.example.com",
      "",
      "Final-Recipient: rfc822; Gone@Example.com",
      "Action: failed",
      "Status: 5.1.1",
      "Diagnostic-Code: smtp; 550 5.1.1 no such",
      " mailbox",
      "--b--",
    );
    expect(await parseMail(report, "")).toMatchObject({
      automation: "bounce",
      bounce: {
        isPermanent: true,
        isAddressGone: true,
        recipient: "gone@example.com",
        reason: "5.1.1 smtp; 550 5.1.1 no such mailbox",
      },
    });
  });

  it.each(["delayed", "delivered", "relayed"])("is not a failure when the report says %s", async (action) => {
    const report = raw(
      'Content-Type: multipart/report; boundary="b"',
      "",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      `Action: ${action}`,
      "Status: 4.4.1",
      "--b--",
    );
    expect((await parseMail(report, "")).bounce).toBeNull();
  });
});
