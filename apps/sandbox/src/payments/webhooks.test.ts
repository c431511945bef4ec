import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aPaymentSandbox, order, type PaymentSandbox } from "./testing.ts";
import type { Webhook } from "./webhooks.ts";

const secret = "whsec_sandbox";
const kept = async ({ sandbox }: PaymentSandbox) =>
  (await sandbox.get<{ webhooks: { all: Webhook[] } }>("/control/payments")).body.webhooks.all;
const advance = ({ sandbox }: PaymentSandbox, duration: string) =>
  sandbox.send("PUT", "/control/clock", { advance: duration });

async function aPaidCheckout(status = 200) {
  const world = await aPaymentSandbox();
  world.product.status = status;
  const { id } = await world.stripe.checkout.sessions.create(order);
  await world.sandbox.send("POST", `/control/payments/${id}/pay`);
  return { ...world, id };
}

describe("A webhook about a payment", () => {
  it("is signed as Stripe signs, with the sandbox's time", async () => {
    const world = await aPaymentSandbox();
    await world.sandbox.send("PUT", "/control/clock", { now: "2027-03-01T12:00:00Z" });
    const { id } = await world.stripe.checkout.sessions.create(order);
    await world.sandbox.send("POST", `/control/payments/${id}/pay`);
    const [{ body, signature } = { body: "", signature: "" }] = world.product.calls;
    const at = Temporal.Instant.from("2027-03-01T12:00:00Z").epochMilliseconds;
    const event = world.stripe.webhooks.constructEvent(body, signature, secret, 60, undefined, at + 30_000);
    expect(event).toMatchObject({
      type: "checkout.session.completed",
      data: { object: { id, payment_status: "paid" } },
    });
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!;
    expect(createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")).toBe(v1);
  });

  it("follows a session that expires, and a refund", async () => {
    const world = await aPaidCheckout();
    const { payment_intent } = await world.stripe.checkout.sessions.retrieve(world.id);
    const refund = await world.stripe.refunds.create({ payment_intent: String(payment_intent), amount: 900 });
    await world.stripe.checkout.sessions.expire((await world.stripe.checkout.sessions.create(order)).id);
    await world.sandbox.send("POST", `/control/payments/refunds/${refund.id}/fail`);
    // They go out side by side, so their order is not Stripe's promise either.
    await expect
      .poll(async () => (await world.told()).map(({ type }) => type).toSorted())
      .toEqual([
        "charge.refunded",
        "checkout.session.completed",
        "checkout.session.expired",
        "refund.failed",
        "refund.updated",
      ]);
  });

  it("is sent again until the product takes it, ever later, for three days", async () => {
    const world = await aPaidCheckout(500);
    expect(world.product.calls).toHaveLength(1);
    await advance(world, "PT30S");
    expect(world.product.calls).toHaveLength(1);
    await advance(world, "PT30S");
    expect(world.product.calls).toHaveLength(2);
    world.product.status = 200;
    await advance(world, "PT5M");
    expect(new Set((await world.told()).map(({ id }) => id)).size).toBe(1);
    expect(await kept(world)).toMatchObject([
      { attempts: [{ status: 500 }, { status: 500 }, { status: 200 }], nextAttemptAt: null },
    ]);
  });

  it("is given up after three days", async () => {
    const world = await aPaidCheckout(503);
    for (let day = 0; day < 12; day++) await advance(world, "P1D");
    const [webhook] = await kept(world);
    expect(webhook).toMatchObject({ nextAttemptAt: null });
    expect(webhook!.attempts).toHaveLength(9);
  });

  it("can be repeated, also after it was taken", async () => {
    const world = await aPaidCheckout();
    const [webhook] = await kept(world);
    await world.sandbox.send("POST", `/control/payments/webhooks/${webhook!.id}/resend`);
    expect((await world.told()).map(({ id }) => id)).toEqual([webhook!.id, webhook!.id]);
    expect((await world.sandbox.send("POST", "/control/payments/webhooks/evt_none/resend")).status).toBe(404);
  });

  it("can be held back and delivered in another order", async () => {
    const world = await aPaymentSandbox();
    const hold = (isHeld: boolean) => world.sandbox.send("PUT", "/control/payments/webhooks", { isHeld });
    await hold(true);
    const { id } = await world.stripe.checkout.sessions.create(order);
    await world.sandbox.send("POST", `/control/payments/${id}/pay`);
    const { payment_intent } = await world.stripe.checkout.sessions.retrieve(id);
    await world.stripe.refunds.create({ payment_intent: String(payment_intent) });
    expect(world.product.calls).toEqual([]);
    const [completed, refunded] = await kept(world);
    await world.sandbox.send("POST", `/control/payments/webhooks/${refunded!.id}/resend`);
    await hold(false);
    expect((await world.told()).map((event) => event.id)).toEqual([refunded!.id, completed!.id]);
  });
});
