import twilio from "twilio";
import type { Config } from "../../config.ts";
import { errorLine, type Outcome } from "../../deliveries/outcome.ts";

export type Texter = { send(text: { to: string; body: string }): Promise<Outcome> };

const patienceMs = 10_000;

/** Refusals that lie in our account or number, not in the text: it waits until they are put right. */
const accountCodes = new Set([20003, 20005, 21606, 21659, 21660, 30034]);
const optedOutCode = 21610;

/** Sends texts through Twilio, or whatever speaks its protocol at the configured origin. */
export function createTexter(sms: Config["sms"]): Texter {
  if (!sms) {
    return { send: async () => ({ kind: "not-configured", error: "The SMS account is not set; the text waits." }) };
  }
  const client = twilio(sms.accountSid, sms.authToken, { httpClient: clientAt(sms.baseUrl) });
  return {
    async send({ to, body }) {
      try {
        const taken = await client.messages.create({ from: sms.number, to, body });
        return { kind: "sent", partnerId: taken.sid };
      } catch (error) {
        return refusalOf(error);
      }
    },
  };
}

/** The library only knows Twilio's own hosts; the origin is replaced just before a request leaves. */
function clientAt(baseUrl: string) {
  const client = new twilio.RequestClient({ timeout: patienceMs });
  const request = client.request.bind(client);
  client.request = (asked) => {
    const { pathname, search } = new URL(asked.uri);
    return request({ ...asked, uri: `${baseUrl.replace(/\/$/, "")}${pathname}${search}` });
  };
  return client;
}

function refusalOf(error: unknown): Outcome {
  const { status, code } = error as { status?: number; code?: number };
  const line = typeof code === "number" ? `${code}: ${errorLine(error)}` : errorLine(error);
  if (code === optedOutCode) return { kind: "refused", error: line, hasOptedOut: true };
  const isFinal = status === 400 && !accountCodes.has(Number(code));
  return { kind: isFinal ? "refused" : "failed-for-now", error: line };
}
