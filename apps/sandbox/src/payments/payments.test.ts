import { describe, expect, it } from "vitest";
import { aPaymentSandbox, inHours, libraryAt, order, type PaymentSandbox } from "./testing.ts";

const pay = ({ sandbox }: PaymentSandbox, id: string) => sandbox.send("POST", `/control/payments/${id}/pay`);
const withCharge = { expand: ["payment_intent.latest_charge"] };

async function aPaidCheckout() {
  const world = await aPaymentSandbox();
  const { id } = await world.stripe.checkout.sessions.create(order);
  await pay(world, id);
  const { payment_intent } = await world.stripe.checkout.sessions.retrieve(id, withCharge);
  const { latest_charge: charge } = payment_intent as { latest_charge: { id: string; receipt_url: string } };
  return { ...world, id, charge, intentId: (payment_intent as { id: string }).id };
}

describe("A checkout session", () => {
  it("is open until it is paid, and then has its charge and a receipt", async () => {
    const world = await aPaymentSandbox();
    const created = await world.stripe.checkout.sessions.create(order);
    expect(created).toMatchObject({
      id: expect.stringMatching(/^cs_test_/),
      object: "checkout.session",
      amount_total: 4900,
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      client_reference_id: "application-1",
      url: `${world.sandbox.url}/payments/checkout/${created.id}`,
    });
    expect((await pay(world, created.id)).status).toBe(200);
    const paid = await world.stripe.checkout.sessions.retrieve(created.id, withCharge);
    expect(paid).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      payment_intent: {
        status: "succeeded",
        latest_charge: { object: "charge", amount: 4900, amount_refunded: 0, refunded: false },
      },
    });
    const { receipt_url } = (paid.payment_intent as { latest_charge: { receipt_url: string } }).latest_charge;
    const receipt = await world.sandbox.get<string>(new URL(receipt_url).pathname);
    expect(receipt.body).toContain("Application for 12 Alder Street");
  });

  it("names its payment intent by id unless it is expanded", async () => {
    const { stripe, id, intentId } = await aPaidCheckout();
    expect((await stripe.checkout.sessions.retrieve(id)).payment_intent).toBe(intentId);
  });

  it("expires after 24 hours of the sandbox's clock, or when it was told to", async () => {
    const { sandbox, stripe } = await aPaymentSandbox();
    const [long, short] = [
      await stripe.checkout.sessions.create(order),
      await stripe.checkout.sessions.create({ ...order, expires_at: inHours(1) }),
    ];
    await sandbox.send("PUT", "/control/clock", { advance: "PT61M" });
    const statusOf = async ({ id }: { id: string }) => (await stripe.checkout.sessions.retrieve(id)).status;
    expect([await statusOf(long), await statusOf(short)]).toEqual(["open", "expired"]);
    await sandbox.send("PUT", "/control/clock", { advance: "PT23H" });
    expect(await statusOf(long)).toBe("expired");
  });

  it("can be expired by the product, but not once it is paid, and cannot be paid once it is expired", async () => {
    const world = await aPaymentSandbox();
    const { sessions } = world.stripe.checkout;
    const [first, second] = [await sessions.create(order), await sessions.create(order)];
    expect(await sessions.expire(first.id)).toMatchObject({ status: "expired", url: null });
    expect((await pay(world, first.id)).status).toBe(400);
    await pay(world, second.id);
    await expect(sessions.expire(second.id)).rejects.toMatchObject({
      statusCode: 400,
      rawType: "invalid_request_error",
    });
  });

  it.each([
    ["an amount of less than 50 cents", { amount: 49 }, { code: "amount_too_small" }],
    ["an expiry within half an hour", { expires_at: inHours(0.4) }, { param: "expires_at" }],
    ["an expiry after more than a day", { expires_at: inHours(25) }, { param: "expires_at" }],
    ["an unknown parameter", { colour: "red" }, { code: "parameter_unknown", param: "colour" }],
    ["no address to return to", { success_url: "" }, { param: "success_url" }],
  ])("is refused with %s", async (_what, { amount, ...change }: Record<string, unknown>, refusal) => {
    const { stripe } = await aPaymentSandbox();
    const [item] = order.line_items!;
    const line_items = [{ ...item!, price_data: { ...item!.price_data!, unit_amount: Number(amount ?? 4900) } }];
    const creating = stripe.checkout.sessions.create({ ...order, line_items, ...change });
    await expect(creating).rejects.toMatchObject({ statusCode: 400, rawType: "invalid_request_error", ...refusal });
  });

  it("that does not exist is a 404, and another key a 401", async () => {
    const { sandbox, stripe } = await aPaymentSandbox();
    await expect(stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    const stranger = libraryAt(sandbox.port, "sk_test_another");
    await expect(stranger.checkout.sessions.create(order)).rejects.toMatchObject({ statusCode: 401 });
    expect((await sandbox.get("/v1/checkout/sessions/cs_test_none")).status).toBe(401);
  });
});

describe("An idempotency key", () => {
  it("gives the same answer again, without a second session, and refuses another request", async () => {
    const { sandbox, stripe } = await aPaymentSandbox();
    const idempotencyKey = "attempt-1";
    const first = await stripe.checkout.sessions.create(order, { idempotencyKey });
    const again = await stripe.checkout.sessions.create(order, { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect((await sandbox.get<{ sessions: unknown[] }>("/control/payments")).body.sessions).toHaveLength(1);
    const other = stripe.checkout.sessions.create({ ...order, locale: "es" }, { idempotencyKey });
    await expect(other).rejects.toMatchObject({ statusCode: 400, rawType: "idempotency_error" });
  });

  it("repeats a refusal, too, and is forgotten after a day", async () => {
    const { sandbox, stripe, charge } = await aPaidCheckout();
    const refund = (amount: number) =>
      stripe.refunds.create({ charge: charge.id, amount }, { idempotencyKey: "refund-1" });
    await expect(refund(5000)).rejects.toMatchObject({ param: "amount" });
    await expect(refund(5000)).rejects.toMatchObject({ param: "amount" });
    await expect(refund(4900)).rejects.toMatchObject({ rawType: "idempotency_error" });
    await sandbox.send("PUT", "/control/clock", { advance: "PT25H" });
    expect(await refund(4900)).toMatchObject({ amount: 4900 });
  });
});

describe("A refund", () => {
  it("is partial or full, by charge or payment intent, and never more than was paid", async () => {
    const { stripe, id, charge, intentId } = await aPaidCheckout();
    const partial = await stripe.refunds.create({ charge: charge.id, amount: 2000 });
    expect(partial).toMatchObject({ object: "refund", amount: 2000, status: "succeeded", charge: charge.id });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 2901 })).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.refunds.create({ payment_intent: intentId })).toMatchObject({ amount: 2900 });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    const read = await stripe.checkout.sessions.retrieve(id, withCharge);
    expect(read.payment_intent).toMatchObject({ latest_charge: { amount_refunded: 4900, refunded: true } });
    expect(await stripe.refunds.retrieve(partial.id)).toMatchObject({ id: partial.id, status: "succeeded" });
  });

  it("can fail later, and the money may be refunded again", async () => {
    const { sandbox, stripe, charge } = await aPaidCheckout();
    const { id } = await stripe.refunds.create({ charge: charge.id });
    await sandbox.send("POST", `/control/payments/refunds/${id}/fail`);
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: "failed" });
    expect(await stripe.refunds.create({ charge: charge.id })).toMatchObject({ amount: 4900, status: "succeeded" });
  });
});

describe("The payments", () => {
  it("are listed for a test, survive a restart and are forgotten by a reset", async () => {
    const { sandbox, stripe, id, charge } = await aPaidCheckout();
    await stripe.refunds.create({ charge: charge.id, amount: 100 });
    const listed = (await sandbox.get("/control/payments")).body;
    expect(listed).toMatchObject({
      sessions: [{ id, status: "complete", amount: 4900, reference: "application-1" }],
      charges: [{ id: charge.id, amount: 4900, amount_refunded: 100 }],
      refunds: [{ amount: 100, chargeId: charge.id }],
    });
    const restarted = await aPaymentSandbox({ dataDir: sandbox.dataDir });
    expect((await restarted.sandbox.get("/control/payments")).body).toMatchObject({ sessions: [{ id }] });
    await sandbox.send("POST", "/control/reset");
    expect((await sandbox.get("/control/payments")).body).toEqual({
      sessions: [],
      charges: [],
      refunds: [],
      webhooks: { isHeld: false, all: [] },
    });
  });

  it("misbehave as the fault table says", async () => {
    const { sandbox, stripe } = await aPaymentSandbox();
    await sandbox.send("PUT", "/control/faults", { payments: { mode: "5xx", count: 1 } });
    await expect(stripe.checkout.sessions.create(order)).rejects.toMatchObject({
      statusCode: 503,
      rawType: "api_error",
    });
    expect(await stripe.checkout.sessions.create(order)).toMatchObject({ status: "open" });
  });
});
