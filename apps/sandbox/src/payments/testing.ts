import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { aSandbox, type TestSandbox } from "../testing.ts";

export interface PaymentCall {
  body: string;
  signature: string;
}

export interface PaymentSandbox {
  sandbox: TestSandbox;
  stripe: Stripe;
  /** What the product's webhook was told; it answers `product.status`. */
  product: { calls: PaymentCall[]; status: number };
  /** The events that the product was told, oldest first. */
  told(): Promise<Stripe.Event[]>;
}

/** A sandbox, Stripe's own library pointed at it, and a product that hears of payments. */
export async function aPaymentSandbox(options: Parameters<typeof aSandbox>[0] = {}): Promise<PaymentSandbox> {
  const product = { calls: [] as PaymentCall[], status: 200 };
  const server = createServer(async (request, response) => {
    product.calls.push({ body: await text(request), signature: String(request.headers["stripe-signature"]) });
    response.writeHead(request.url === "/hooks/payments" ? product.status : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = await aSandbox({ publicUrl, ...options });
  return {
    sandbox,
    stripe: libraryAt(sandbox.port),
    product,
    told: async () => product.calls.map(({ body }) => JSON.parse(body) as Stripe.Event),
  };
}

export const libraryAt = (port: number, key = "sk_test_sandbox"): Stripe =>
  new Stripe(key, { host: "127.0.0.1", port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });

/** Parameters of a checkout of $49. */
export const order: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  line_items: [
    {
      quantity: 1,
      price_data: { currency: "usd", unit_amount: 4900, product_data: { name: "Application for 12 Alder Street" } },
    },
  ],
  client_reference_id: "application-1",
  customer_email: "ada@example.test",
  success_url: "https://homes.example.test/paid?session={CHECKOUT_SESSION_ID}",
  cancel_url: "https://homes.example.test/pay",
};

export const inHours = (hours: number): number => Math.floor(Date.now() / 1000) + hours * 3600;
