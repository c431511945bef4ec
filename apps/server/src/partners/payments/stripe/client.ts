import type Stripe from "stripe";
import type { PaymentAccount } from "../provider.ts";
import { stripeLibrary } from "./library.ts";

const maxAnswerBytes = 1024 * 1024;

/** Returns a client of Stripe's library for the account's origin. It tries once: who calls knows when to try again. */
export async function clientOf({ baseUrl, secretKey }: PaymentAccount, timeoutMs: number): Promise<Stripe> {
  const Library = await stripeLibrary();
  const { protocol, hostname, port } = new URL(baseUrl);
  const isEncrypted = protocol === "https:";
  return new Library(secretKey, {
    host: hostname,
    port: port || (isEncrypted ? 443 : 80),
    protocol: isEncrypted ? "https" : "http",
    // For a whole call, its answer included; with the library's other client it is for each silence.
    timeout: timeoutMs,
    httpClient: Library.createFetchHttpClient(boundedFetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A fetch that follows no redirect, since the key would go along, and reads no endless answer. */
const boundedFetch: typeof fetch = async (address, request) => {
  const answer = await fetch(address, { ...request, redirect: "error" });
  return new Response(answer.body?.pipeThrough(atMost(maxAnswerBytes)), answer);
};

function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error(`The answer has more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
