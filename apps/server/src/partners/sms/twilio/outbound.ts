import type { Twilio } from "twilio";
import { errorLine, type Outcome } from "../../../platform/outcome.ts";
import { type SmsAccount, statusUrlOf, type Texter } from "../provider.ts";
import { twilioLibrary } from "./library.ts";

const timeoutMs = 10_000;

/** Error codes about our account or number rather than the text, which waits until the problem is fixed. */
const accountCodes = new Set([20003, 20005, 21606, 21659, 21660, 30034]);
const optedOutCode = 21610;

/** Creates a texter that sends through Twilio. */
export function createTexter(account: SmsAccount<"twilio">): Texter {
  let client: Promise<Twilio> | undefined;
  return {
    async send({ to, body, deliveryId }) {
      try {
        client ??= clientOf(account);
        const reported = account.reportsTo ? { statusCallback: statusUrlOf(account.reportsTo, deliveryId) } : {};
        const taken = await (await client).messages.create({ from: account.number, to, body, ...reported });
        return { kind: "sent", partnerId: taken.sid };
      } catch (error) {
        return refusalOf(error);
      }
    },
  };
}

/**
 * Returns a client of Twilio's library. It only knows Twilio's own hosts, so the origin is replaced before each
 * request.
 */
async function clientOf({ accountSid, authToken, baseUrl }: SmsAccount<"twilio">): Promise<Twilio> {
  const twilio = await twilioLibrary();
  const httpClient = new twilio.RequestClient({ timeout: timeoutMs });
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (asked) => {
    const { pathname, search } = new URL(asked.uri);
    return request({ ...asked, uri: `${baseUrl.replace(/\/$/, "")}${pathname}${search}` });
  };
  return twilio(accountSid, authToken, { httpClient });
}

function refusalOf(error: unknown): Outcome {
  const { status, code } = error as { status?: number; code?: number };
  const line = typeof code === "number" ? `${code}: ${errorLine(error)}` : errorLine(error);
  if (code === optedOutCode) return { kind: "opted-out", error: line };
  const isFinal = status === 400 && !accountCodes.has(Number(code));
  return { kind: isFinal ? "refused" : "failed-for-now", error: line };
}
