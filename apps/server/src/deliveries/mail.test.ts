import { describe, expect, it, onTestFinished } from "vitest";
import { somebody, useOutbox } from "../testing/outbox.ts";
import { deliveries } from "./deliveries.ts";
import { queueMail } from "./queue.ts";
import { startProcess } from "./testing.ts";

const {
  app,
  product,
  world,
  mail,
  mailsTo,
  faults,
  deliveryOf,
  becomes,
  settlesAfter,
  noJobsOpen,
  advance,
  setClock,
  soon,
} = useOutbox();

describe("A mail in the outbox", () => {
  it("reaches its recipient with its text, its thread and its attachment", async () => {
    const to = somebody();
    const id = await mail(to, {
      toName: 'Ann "A" Lee',
      subject: "Re: 12 Main St",
      replyTo: "reply+abc@leads.porchlight.test",
      inReplyTo: "<one@example.com>",
      references: ["<zero@example.com>", "<one@example.com>"],
      attachments: [{ filename: "showing.ics", contentType: "text/calendar", contentBase64: btoa("BEGIN:VCALENDAR") }],
    });
    await becomes(id, "sent");
    const [received] = await mailsTo(to);
    expect(received).toMatchObject({
      subject: "Re: 12 Main St",
      text: expect.stringContaining("See you there."),
      html: expect.stringContaining("<p>See you there.</p>"),
      replyTo: "reply+abc@leads.porchlight.test",
      envelopeFrom: `bounce+${id}@leads.porchlight.test`,
      attachments: [expect.objectContaining({ filename: "showing.ics" })],
    });
    expect(received!.headers).toMatchObject({
      "in-reply-to": "<one@example.com>",
      references: "<zero@example.com> <one@example.com>",
      "auto-submitted": "auto-replied",
      "message-id": (await deliveryOf(id)).partner_id,
    });
  });

  it("is not sent when its transaction fails", async () => {
    const to = somebody();
    const failing = app().inTransaction(async (tx) => {
      await queueMail(tx, app(), { to, subject: "Never", text: "Never", html: "" });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await becomes(await mail(to, { subject: "After" }), "sent");
    expect((await mailsTo(to)).map(({ subject }) => subject)).toEqual(["After"]);
  });

  it("is sent once however often it is queued under one key", async () => {
    const to = somebody();
    const ids = [await mail(to, { onceKey: "k" }), await mail(to, { onceKey: "k" })];
    await becomes(ids[0]!, "sent");
    expect(ids[1]).toBe(ids[0]);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("is sent once when its job runs many times at once in several processes", async () => {
    const other = await startProcess(world(), [deliveries]);
    onTestFinished(() => other.close());
    const to = somebody();
    const id = await mail(to);
    await Promise.all(Array.from({ length: 8 }, () => app().jobs.enqueueNow("deliver-mail", { deliveryId: id })));
    await becomes(id, "sent");
    await noJobsOpen();
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("takes no extra headers from a name or a subject", async () => {
    const to = somebody();
    await becomes(
      await mail(to, { toName: "Ann\r\nBcc: victim@example.com", subject: "Hi\r\nBcc: victim@example.com" }),
      "sent",
    );
    const [received] = await mailsTo(to);
    expect(received!.to).toEqual([to]);
    expect(received!.headers).not.toHaveProperty("bcc");
  });

  it("may contain any characters", async () => {
    const to = somebody();
    await becomes(await mail(to, { text: "a\0b \ud800 ☂" }), "sent");
    expect((await mailsTo(to))[0]!.text).toContain("ab � ☂");
  });

  it("waits for its time, and is sent when the clock jumps past it", async () => {
    const to = somebody();
    const id = await mail(to, { notBefore: soon("PT2H") });
    expect(await deliveryOf(id)).toMatchObject({ status: "queued", attempts: 0 });
    await advance("PT3H");
    await becomes(id, "sent");
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("is dropped when it would be sent too late", async () => {
    const to = somebody();
    const id = await mail(to, { notBefore: soon("PT2H"), notAfter: soon("PT4H") });
    await advance("PT5H");
    await becomes(id, "dropped");
    expect(await mailsTo(to)).toEqual([]);
  });

  it("has its secret deleted once it is sent", async () => {
    const to = somebody();
    const id = await mail(to, { secret: true, text: "Your code is 123456", html: "<b>123456</b>" });
    await becomes(id, "sent");
    expect((await mailsTo(to))[0]!.text).toContain("123456");
    expect(JSON.stringify((await deliveryOf(id)).content)).not.toContain("123456");
  });
});

describe("A mail that the server rejects", () => {
  it("is retried later and arrives once when the server recovers", async () => {
    await faults({ smtp: { mode: "refuse" } });
    const to = somebody();
    const id = await mail(to);
    await settlesAfter(id, 1);
    expect((await deliveryOf(id)).error).toContain("421");
    await advance("PT40S");
    await settlesAfter(id, 2);
    await faults({ smtp: { mode: "ok" } });
    await advance("PT3M");
    await becomes(id, "sent");
    expect(await mailsTo(to)).toHaveLength(1);
    expect((await deliveryOf(id)).error).toBeNull();
  });

  it("is not retried before its time", async () => {
    await faults({ smtp: { mode: "refuse" } });
    const id = await mail(somebody());
    await settlesAfter(id, 1);
    await faults({ smtp: { mode: "ok" } });
    await app().jobs.enqueueNow("deliver-mail", { deliveryId: id });
    await product().sweeping!.catchUp();
    await noJobsOpen();
    expect(await deliveryOf(id)).toMatchObject({ status: "queued", attempts: 1 });
  });

  it("fails at once when the server rejects it permanently", async () => {
    await faults({ smtp: { mode: "5xx", count: 1 } });
    const id = await mail(somebody());
    await becomes(id, "failed");
    expect((await deliveryOf(id)).error).toContain("554");
  });

  it("fails after ten tries over several days", async () => {
    await faults({ smtp: { mode: "refuse" } });
    const id = await mail(somebody());
    for (let attempts = 1; attempts < 10; attempts++) {
      await settlesAfter(id, attempts);
      await advance("PT25H");
    }
    await becomes(id, "failed");
    expect(await deliveryOf(id)).toMatchObject({ attempts: 10, error: expect.stringContaining("421") });
  });

  it("times out when the server is silent, and is retried", async () => {
    await faults({ smtp: { mode: "timeout", count: 1 } });
    const to = somebody();
    const id = await mail(to);
    await settlesAfter(id, 1);
    expect((await deliveryOf(id)).error).toMatch(/time/i);
    await advance("PT40S");
    await becomes(id, "sent");
  });

  it("does not delay other mails while the server is silent", async () => {
    await faults({ smtp: { mode: "timeout", count: 1 } });
    const ids = await Promise.all(Array.from({ length: 7 }, () => mail(somebody())));
    const inStatus = async (status: string) => {
      const all = await Promise.all(ids.map(async (id) => ({ id, delivery: await deliveryOf(id) })));
      return all.filter(({ delivery }) => delivery.status === status).map(({ id }) => id);
    };
    await expect.poll(() => inStatus("sent"), { timeout: 20_000 }).toHaveLength(6);
    const [silent] = await inStatus("sending");
    await becomes(silent!, "sent");
  });

  it("is retried in time when the clock jumps back", async () => {
    await advance("PT3H");
    await faults({ smtp: { mode: "refuse" } });
    const to = somebody();
    const id = await mail(to);
    await settlesAfter(id, 1);
    await faults({ smtp: { mode: "ok" } });
    await setClock(soon("-PT2H").toString());
    await becomes(id, "sent");
    expect(await mailsTo(to)).toHaveLength(1);
    await advance("PT2H");
  });

  it("is sent once when the clock jumps during sending", async () => {
    await faults({ smtp: { mode: "slow", count: 1 } });
    const to = somebody();
    const id = await mail(to);
    await becomes(id, "sending");
    await advance("PT2H");
    await becomes(id, "sent");
    await noJobsOpen();
    expect(await mailsTo(to)).toHaveLength(1);
  });
});
