import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { stripeProvider } from "./stripe.ts";

const account = {
  kind: "stripe",
  baseUrl: "http://127.0.0.1:1",
  secretKey: "sk_test_1",
  webhookSecret: "whsec_of_the_product",
} as const;
const { readWebhook } = stripeProvider(account);
/** Years away from the machine's clock, which must not matter. */
const now = Temporal.Instant.from("2031-05-01T09:00:00Z");

const completed = {
  id: "evt_1",
  type: "checkout.session.completed",
  data: { object: { id: "cs_test_1", object: "checkout.session", payment_status: "paid" } },
};

/** Returns a signature as Stripe documents it: over the time of signing and the body. */
function signatureOf(body: string, { secret = account.webhookSecret as string, at = now } = {}): string {
  const t = Math.floor(at.epochMilliseconds / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}

const read = (body: string, signature: string | undefined = signatureOf(body)) =>
  readWebhook(Buffer.from(body), signature, now);

describe("A webhook of Stripe", () => {
  it("names the checkout, the charge or the refund it is about", async () => {
    expect(await read(JSON.stringify(completed))).toEqual({
      id: "evt_1",
      type: "checkout.session.completed",
      sessionId: "cs_test_1",
      chargeId: null,
      refundId: null,
    });
    const about = (type: string, object: unknown) => read(JSON.stringify({ id: "evt_2", type, data: { object } }));
    expect(await about("charge.refunded", { id: "ch_1", object: "charge" })).toMatchObject({
      sessionId: null,
      chargeId: "ch_1",
      refundId: null,
    });
    expect(await about("refund.updated", { id: "re_1", object: "refund", charge: "ch_1" })).toMatchObject({
      chargeId: "ch_1",
      refundId: "re_1",
    });
    expect(await about("customer.created", { id: "cus_1", object: "customer" })).toMatchObject({
      sessionId: null,
      chargeId: null,
      refundId: null,
    });
  });

  it("is read the same each time it comes, so that a repeat has the same id", async () => {
    const body = JSON.stringify(completed);
    const again = signatureOf(body, { at: now.subtract({ seconds: 40 }) });
    expect(await read(body, again)).toEqual(await read(body));
  });

  it("is taken for five minutes by the product's clock, and not after that", async () => {
    const body = JSON.stringify(completed);
    expect(await read(body, signatureOf(body, { at: now.subtract({ minutes: 5 }) }))).not.toBeNull();
    expect(await read(body, signatureOf(body, { at: now.subtract({ seconds: 301 }) }))).toBeNull();
  });

  it("is taken with one good signature of several, as while the secret is changed", async () => {
    const body = JSON.stringify(completed);
    const [t, v1] = signatureOf(body).split(",");
    expect(await read(body, `${t},v1=${"0".repeat(64)},${v1}`)).not.toBeNull();
  });

  const body = JSON.stringify(completed);
  it.each<[string, string, string | undefined]>([
    ["no signature", body, undefined],
    ["an empty signature", body, ""],
    ["nonsense for a signature", body, "not a signature"],
    ["another account's signature", body, signatureOf(body, { secret: "whsec_another" })],
    ["the sandbox's published secret", body, signatureOf(body, { secret: "whsec_sandbox" })],
    ["the signature of another body", body, signatureOf(`${body} `)],
    ["a time that was changed afterwards", body, signatureOf(body).replace(/t=\d/, "t=2")],
    ["a signature of another scheme", body, signatureOf(body).replace("v1=", "v0=")],
    ["an endless signature", body, `${signatureOf(body)},${"v1=0,".repeat(1_000)}`],
    ["a signed body that is no JSON", "hello", signatureOf("hello")],
    ["a signed body that is no event", "{}", signatureOf("{}")],
    ["a signed body of more than 256 KB", `${body}${" ".repeat(256 * 1024)}`, undefined],
  ])("is not believed with %s", async (_what, sent, signature) => {
    const isLong = sent.length > 256 * 1024;
    expect(await readWebhook(Buffer.from(sent), isLong ? signatureOf(sent) : signature, now)).toBeNull();
  });
});
