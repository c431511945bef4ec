import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Allowance } from "../platform/limiter.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import { automaticAnswers, hasSameWords } from "./queries.ts";
import type { Arrival } from "./store.ts";

const [lately, today] = limits.automaticAnswers.allowances as [Allowance, Allowance];
const before = (at: Temporal.Instant, { minutes }: Allowance) => at.subtract({ minutes });

/**
 * Returns how a mail is to be answered: `answer`, `answer-once` (a machine's, or one that repeats itself, while its few answers last)
 * or `silent`. Source: docs/decisions/0003-messaging-and-consent.md.
 */
export async function replyPolicyFor(
  tx: Tx,
  arrival: Arrival,
  mail: ArrivedMail,
): Promise<"answer" | "answer-once" | "silent"> {
  if (mail.automation === "auto-reply" || mail.automation === "bounce") return "silent";
  if (mail.automation === "none" && !(await isRepeated(tx, arrival, mail.wordsHash))) return "answer";
  const answered = await automaticAnswers(
    tx,
    arrival.sender,
    before(arrival.receivedAt, lately),
    before(arrival.receivedAt, today),
  );
  const hasRoom = answered.lately < lately.attempts && answered.today < today.attempts;
  return hasRoom ? "answer-once" : "silent";
}

async function isRepeated(tx: Tx, arrival: Arrival, wordsHash: Buffer | null): Promise<boolean> {
  if (!wordsHash) return false;
  return hasSameWords(tx, arrival, wordsHash, before(arrival.receivedAt, today));
}
