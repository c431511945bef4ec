import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { createBreaker } from "../breaker.ts";
import { ScreeningFault, unreachable } from "./screening-fault.ts";
import { type BureauReply, type BureauRequest, jsonOf, sendToBureau } from "./send-to-bureau.ts";
import { createTokens, type IssuedToken } from "./tokens.ts";

export type BureauAccount = NonNullable<Config["screening"]>;
type Order = Pick<BureauRequest, "what" | "method" | "body"> & { path: string };

/** Makes one call with both tokens and reads its answer by a schema. Errors  `ScreeningFault`. */
export type CallBureau = <Answer extends z.ZodType>(answer: Answer, order: Order) => Promise<z.output<Answer>>;

/** A call is made anew with fresh tokens so often when the bureau refuses them. */
const retriesAfter401 = 2;
const tokenAnswer = z.object({
  token: z.string().min(1),
  expires: z.iso.datetime({ offset: true }).transform((iso) => Temporal.Instant.from(iso)),
});

/**
 * Returns how the bureau is called. Nothing but a refused token is repeated, since a call whose answer was lost may have
 * been carried out. `timeoutMs` holds for a call with its repetitions, and for fetching each token.
 */
export function callBureauAt(
  { baseUrl, clientId, apiKeys }: BureauAccount,
  { clock, log }: { clock: Pick<Clock, "now">; log: Pick<Logger, "error"> },
  timeoutMs: number,
): CallBureau {
  const breaker = createBreaker(clock);
  const fetchToken = async (key: 0 | 1): Promise<IssuedToken> => {
    const reply = await sendToBureau({
      ...{ what: "token", method: "POST", url: `${baseUrl}/Tokens`, signal: AbortSignal.timeout(timeoutMs) },
      body: { clientId, apiKey: apiKeys[key] },
    });
    // Keys that are refused are nobody's request that is refused.
    if (reply.status >= 400 && reply.status < 500) throw unreachable(`token: the bureau answered ${reply.status}`);
    return readAs(tokenAnswer, "token", reply);
  };
  const tokens = createTokens(clock, fetchToken);

  const sent = async ({ path, ...order }: Order): Promise<BureauReply> => {
    const signal = AbortSignal.timeout(timeoutMs);
    for (let retries = 0; ; retries++) {
      const headers = await tokens.headers();
      const reply = await sendToBureau({ ...order, url: `${baseUrl}/${path}`, headers, signal });
      if (reply.status !== 401) return reply;
      tokens.drop(headers);
      if (retries >= retriesAfter401) return reply;
    }
  };
  return async (answer, order) => {
    if (!breaker.mayTry()) throw unreachable(`${order.what}: the bureau keeps failing and is left alone for a while`);
    try {
      const read = readAs(answer, order.what, await sent(order));
      breaker.worked();
      return read;
    } catch (error) {
      const isAnswer = error instanceof ScreeningFault && error.kind !== "unreachable";
      if (isAnswer) breaker.worked();
      else if (breaker.failed()) log.error("the screening bureau keeps failing; it is left alone for a while");
      throw error;
    }
  };
}

function readAs<Answer extends z.ZodType>(answer: Answer, what: string, reply: BureauReply): z.output<Answer> {
  const read = answer.safeParse(jsonOf(what, reply));
  // What does not fit may be a person's, so only the places are named.
  if (!read.success) {
    const places = read.error.issues.map(({ path }) => path.join(".")).join(", ");
    throw unreachable(`${what}: the bureau's answer has another shape at ${places || "its root"}`);
  }
  return read.data;
}
