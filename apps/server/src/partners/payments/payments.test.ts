import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { SandboxConfig } from "@porchlight/sandbox/src/config.ts";
import { startSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "../../config.ts";
import { screeningEnvironment } from "../../testing/screening.ts";
import type { CheckoutRequest, PaymentAccount } from "./provider.ts";
import { paymentProviderOf } from "./providers.ts";
import { stripeProvider } from "./stripe/stripe.ts";

const startsAt = Temporal.Instant.from("2027-03-01T12:00:00Z");
const accountAt = (url: string, keys: Record<string, string> = {}): PaymentAccount =>
  readConfig({ DATABASE_URL: "postgresql://unused", ...screeningEnvironment({ url }), ...keys }).payments!;

async function aProvider(options: Partial<SandboxConfig> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "porchlight-payments-"));
  const world = { port: 0, smtpPort: 0, dataDir, clockStartsAt: startsAt, publicUrl: "http://127.0.0.1:1" };
  const sandbox = await startSandbox({ ...world, ...options });
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const control = async <Body = unknown>(method: string, path: string, body?: unknown) => {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(`${sandbox.url}/control/${path}`, {
      method,
      headers,
      body: JSON.stringify(body) ?? null,
    });
    return (await reply.json()) as Body;
  };
  const listed = () => control<{ sessions: { id: string }[]; refunds: unknown[] }>("GET", "payments");
  const fault = (mode: string) => control("PUT", "faults", { payments: { mode, count: 1 } });
  const pay = (sessionId: string) => control("POST", `payments/${sessionId}/pay`);
  const provider = stripeProvider(accountAt(sandbox.url));
  /** The same account, by a product that waits a quarter of a second. */
  const impatient = stripeProvider(accountAt(sandbox.url), 250);
  return { url: sandbox.url, provider, impatient, control, listed, fault, pay };
}

/** Returns the address of a server that listens until the test is over. */
async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const request = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  amountCents: 4900,
  description: "Application for 12 Alder Street",
  reference: "application-1",
  customerEmail: "ada@example.test",
  successUrl: "https://homes.example.test/paid",
  cancelUrl: "https://homes.example.test/pay",
  expiresAt: startsAt.add({ hours: 12 }),
  idempotencyKey: randomUUID(),
  locale: "en",
  ...change,
});
const unreachable = { name: "PaymentFault", kind: "unreachable", code: null };
const refused = (code: string | null) => ({ name: "PaymentFault", kind: "refused", code });

describe("A checkout at Stripe", () => {
  it("is open until the renter pays, and then has its charge, time and receipt", async () => {
    const { provider, pay, url } = await aProvider();
    const checkout = await provider.createCheckout(request({ locale: "es" }));
    expect(checkout.url).toBe(`${url}/payments/checkout/${checkout.sessionId}`);
    expect(checkout.expiresAt.equals(startsAt.add({ hours: 12 }))).toBe(true);
    expect(await provider.readCheckout(checkout.sessionId)).toEqual({ state: "open", amountCents: 4900 });
    await pay(checkout.sessionId);
    const paid = await provider.readCheckout(checkout.sessionId);
    expect(paid).toEqual({
      state: "paid",
      amountCents: 4900,
      paidAt: expect.any(Temporal.Instant),
      chargeId: expect.stringMatching(/^ch_/),
      receiptUrl: expect.stringContaining(`${url}/payments/receipts/ch_`),
    });
  });

  it("is one checkout for one key, and refused for the same key with another amount", async () => {
    const { provider, listed } = await aProvider();
    const asked = request();
    const first = await provider.createCheckout(asked);
    expect(await provider.createCheckout(asked)).toEqual(first);
    await expect(provider.createCheckout({ ...asked, amountCents: 2500 })).rejects.toMatchObject(
      refused("idempotency_error"),
    );
    expect((await listed()).sessions).toHaveLength(1);
  });

  it("expires by the sandbox's clock", async () => {
    const { provider, control } = await aProvider();
    const { sessionId } = await provider.createCheckout(request());
    await control("PUT", "clock", { advance: "PT12H" });
    expect(await provider.readCheckout(sessionId)).toEqual({ state: "expired", amountCents: 4900 });
  });

  it("can be closed, twice too, unless the renter paid first", async () => {
    const { provider, pay } = await aProvider();
    const { sessionId } = await provider.createCheckout(request());
    for (let times = 0; times < 2; times++)
      expect(await provider.expireCheckout(sessionId)).toEqual({ state: "expired", amountCents: 4900 });
    const paid = await provider.createCheckout(request());
    await pay(paid.sessionId);
    expect(await provider.expireCheckout(paid.sessionId)).toMatchObject({ state: "paid" });
  });

  it.each([
    ["too small an amount", { amountCents: 10 }, "amount_too_small"],
    ["an expiry that is too near", { expiresAt: startsAt.add({ minutes: 5 }) }, "invalid_request_error"],
    ["no email address", { customerEmail: "nobody" }, "invalid_request_error"],
  ])("is refused for %s, with the reason", async (_what, change, code) => {
    const { provider } = await aProvider();
    await expect(provider.createCheckout(request(change))).rejects.toMatchObject(refused(code));
  });

  it("that Stripe does not know is refused, and so is another account's key", async () => {
    const { provider, url } = await aProvider();
    await expect(provider.readCheckout("cs_test_none")).rejects.toMatchObject(refused("resource_missing"));
    const stranger = stripeProvider(accountAt(url, { PAYMENTS_SECRET_KEY: "sk_test_another" }));
    await expect(stranger.createCheckout(request())).rejects.toMatchObject(refused("invalid_request_error"));
  });
});

describe("A refund at Stripe", () => {
  async function aCharge() {
    const world = await aProvider();
    const { sessionId } = await world.provider.createCheckout(request());
    await world.pay(sessionId);
    const read = await world.provider.readCheckout(sessionId);
    if (read.state !== "paid") throw new Error("It was not paid");
    return { ...world, chargeId: read.chargeId };
  }

  it("is one refund for one key", async () => {
    const { provider, chargeId, listed } = await aCharge();
    const asked = { chargeId, amountCents: 2000, idempotencyKey: randomUUID() };
    const first = await provider.refund(asked);
    expect(first).toEqual({ refundId: expect.stringMatching(/^re_/), state: "succeeded", amountCents: 2000 });
    expect(await provider.refund(asked)).toEqual(first);
    expect((await listed()).refunds).toHaveLength(1);
  });

  it("is refused above what was paid, and is the one that was made once everything went back", async () => {
    const { provider, chargeId } = await aCharge();
    const refund = (amountCents: number) => provider.refund({ chargeId, amountCents, idempotencyKey: randomUUID() });
    await expect(refund(4901)).rejects.toMatchObject(refused("invalid_request_error"));
    const made = await refund(4900);
    expect(await refund(4900)).toEqual(made);
  });

  it("reads as failed once the bank sent it back", async () => {
    const { provider, chargeId, control } = await aCharge();
    const { refundId } = await provider.refund({ chargeId, amountCents: 4900, idempotencyKey: randomUUID() });
    await control("POST", `payments/refunds/${refundId}/fail`);
    expect(await provider.readRefund(refundId)).toEqual({ refundId, state: "failed", amountCents: 4900 });
  });
});

describe("While Stripe fails", () => {
  it.each(["refuse", "timeout", "5xx", "slow"])(
    "(%s) a call ends in time and says that it got no answer",
    async (mode) => {
      const { provider, impatient, fault } = await aProvider({ slowMs: 2_000 });
      await fault(mode);
      await expect(impatient.createCheckout(request())).rejects.toMatchObject(unreachable);
      expect(await provider.createCheckout(request())).toMatchObject({ sessionId: expect.any(String) });
    },
  );

  it("a lost answer is found again by the same key, with one checkout and one refund made", async () => {
    const { provider, impatient, fault, listed, pay } = await aProvider({ slowMs: 500 });
    const asked = request();
    await fault("slow");
    await expect(impatient.createCheckout(asked)).rejects.toMatchObject(unreachable);
    await expect.poll(async () => (await listed()).sessions).toHaveLength(1);
    const { sessionId } = await provider.createCheckout(asked);
    expect((await listed()).sessions).toMatchObject([{ id: sessionId }]);
    await pay(sessionId);
    const { chargeId } = (await provider.readCheckout(sessionId)) as { chargeId: string };
    const refund = { chargeId, amountCents: 4900, idempotencyKey: randomUUID() };
    await fault("slow");
    await expect(impatient.refund(refund)).rejects.toMatchObject(unreachable);
    await expect.poll(async () => (await listed()).refunds).toHaveLength(1);
    expect(await provider.refund(refund)).toMatchObject({ state: "succeeded" });
    expect((await listed()).refunds).toHaveLength(1);
  });
});

describe("A webhook of a checkout", () => {
  it("is believed when it comes, not when it is sent on later, and again when Stripe repeats it", async () => {
    const calls: { body: string; signature: string }[] = [];
    const product = createServer(async (asked, response) => {
      calls.push({ body: await text(asked), signature: String(asked.headers["stripe-signature"]) });
      response.end();
    });
    const { provider, control, pay } = await aProvider({ publicUrl: await listening(product) });
    const { sessionId } = await provider.createCheckout(request());
    await pay(sessionId);
    const read = async ({ body, signature }: (typeof calls)[number]) => {
      const { now } = await control<{ now: string }>("GET", "clock");
      return provider.readWebhook(Buffer.from(body), signature, Temporal.Instant.from(now));
    };
    const first = await read(calls[0]!);
    expect(first).toMatchObject({ type: "checkout.session.completed", sessionId });
    await control("PUT", "clock", { advance: "PT6M" });
    expect(await read(calls[0]!)).toBeNull();
    await control("POST", `payments/webhooks/${first!.id}/resend`);
    expect(await read(calls[1]!)).toEqual(first);
  });
});

describe("An answer that is not Stripe's", () => {
  async function scripted(answer: RequestListener, timeoutMs?: number) {
    return stripeProvider(accountAt(await listening(createServer(answer))), timeoutMs);
  }

  it.each<[string, RequestListener]>([
    ["a page", (_request, response) => response.end("<html>Hello</html>")],
    ["an object without its fields", (_request, response) => response.end('{"id":"cs_1","status":"open"}')],
    ["a redirect", (_request, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
    ["more than a megabyte", (_request, response) => response.end(`{"id":"${"x".repeat(2 * 1024 * 1024)}"}`)],
    ["an answer that never ends", (_request, response) => void response.writeHead(200).write("{")],
    ["a call for patience", (_request, response) => response.writeHead(429).end('{"error":{"type":"api_error"}}')],
  ])("counts as none: %s", async (_what, answer) => {
    const provider = await scripted(answer, 500);
    await expect(provider.readCheckout("cs_1")).rejects.toMatchObject(unreachable);
  });

  it("is asked for once, and without telling of earlier calls", async () => {
    const headers: unknown[] = [];
    const provider = await scripted((request, response) => {
      headers.push(request.headers["x-stripe-client-telemetry"]);
      response.writeHead(503).end("{}");
    });
    for (let call = 0; call < 2; call++) await expect(provider.readCheckout("cs_1")).rejects.toThrow();
    expect(headers).toEqual([undefined, undefined]);
  });
});

describe("A product without a payment account", () => {
  it("has no provider, and one with an account has Stripe's", () => {
    expect(paymentProviderOf(null)).toBeNull();
    expect(paymentProviderOf(accountAt("http://127.0.0.1:1"))).toMatchObject({ refund: expect.any(Function) });
  });
});
