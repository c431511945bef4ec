import { describe, expect, it } from "vitest";
import { somebody, someNumber, useOutbox } from "../testing/outbox.ts";
import { isOptedOut, optIn, optOut } from "./opt-out-store.ts";

const { app, mail, text, textsTo, faults, deliveryOf, becomes, settlesAfter, advance, soon } = useOutbox();

describe("A text", () => {
  it("is not delayed by a silent mail server", async () => {
    await faults({ smtp: { mode: "timeout" } });
    for (let n = 0; n < 20; n++) await mail(somebody());
    const started = performance.now();
    await becomes(await text(someNumber()), "sent");
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe("A text in the outbox", () => {
  it("reaches its number", async () => {
    const to = someNumber();
    const id = await text(to);
    await becomes(id, "sent");
    const [received] = await textsTo(to);
    expect(received).toMatchObject({ body: "See you there.", sid: (await deliveryOf(id)).partner_id });
  });

  it.each(["refuse", "5xx"])("is retried when the provider answers with %s", async (mode) => {
    await faults({ sms: { mode, count: 1 } });
    const to = someNumber();
    const id = await text(to);
    await settlesAfter(id, 1);
    await advance("PT40S");
    await becomes(id, "sent");
    expect(await textsTo(to)).toHaveLength(1);
  });

  it("is shortened when it is too long for the provider", async () => {
    const to = someNumber();
    await becomes(await text(to, { body: "long ".repeat(400) }), "sent");
    expect((await textsTo(to))[0]!.body).toMatch(/^long .*…$/);
  });

  it("fails when the phone number is invalid", async () => {
    const id = await text("+15005550001");
    await becomes(id, "failed");
    expect((await deliveryOf(id)).error).toContain("21211");
  });

  it("is dropped when the provider says the number opted out, as is every later one", async () => {
    const to = "+15035551198";
    const id = await text(to);
    await becomes(id, "dropped");
    expect((await deliveryOf(id)).dropReason).toBe("opted-out");
    expect(await isOptedOut(app().db, "SMS", to)).toBe(true);
    expect(await deliveryOf(await text(to))).toMatchObject({ status: "dropped", dropReason: "opted-out" });
  });

  it("is dropped when the number opted out in the meantime, unless it confirms the opt-out", async () => {
    const to = someNumber();
    const waiting = await text(to, { notBefore: soon("PT1H") });
    await app().inTransaction((tx) => optOut(tx, "SMS", to, app().clock.now()));
    await becomes(await text(to, { body: "Bye.", evenIfOptedOut: true }), "sent");
    await advance("PT2H");
    await becomes(waiting, "dropped");
    expect((await textsTo(to)).map(({ body }) => body)).toEqual(["Bye."]);
    await app().inTransaction((tx) => optIn(tx, "SMS", to));
    await becomes(await text(to, { body: "Again." }), "sent");
  });
});
