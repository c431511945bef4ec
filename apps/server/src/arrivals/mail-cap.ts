import { limits } from "../limits.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import type { Allowance } from "../platform/limiter.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { Arrival } from "./store.ts";

const [lately, today] = limits.automaticAnswers.allowances as [Allowance, Allowance];
const before = (at: Temporal.Instant, { minutes }: Allowance) => at.subtract({ minutes });

/**
 * How a mail is to be met: `answer`, `answer-once` (a machine's, or one that repeats itself, while its few answers last)
 * or `silent`. Source: docs/decisions/0003-messaging-and-consent.md.
 */
export async function mannerFor(
  tx: Tx,
  arrival: Arrival,
  mail: ArrivedMail,
): Promise<"answer" | "answer-once" | "silent"> {
  if (mail.automation === "auto-reply" || mail.automation === "bounce") return "silent";
  if (mail.automation === "none" && !(await isRepeated(tx, arrival, mail.wordsHash))) return "answer";
  const answered = await row(
    tx,
    sql<{ lately: number; today: number }>`
      select count(*) filter (where received_at > ${before(arrival.receivedAt, lately)})::int as lately,
             count(*)::int as today
      from arrival
      where sender = ${arrival.sender} and was_capped and received_at > ${before(arrival.receivedAt, today)}`,
  );
  const hasRoom = answered!.lately < lately.attempts && answered!.today < today.attempts;
  return hasRoom ? "answer-once" : "silent";
}

async function isRepeated(tx: Tx, arrival: Arrival, wordsHash: Buffer | null): Promise<boolean> {
  if (!wordsHash) return false;
  const same = await row(
    tx,
    sql`select 1 from arrival
        where sender = ${arrival.sender} and words_hash = ${wordsHash} and id <> ${arrival.id}
          and received_at > ${before(arrival.receivedAt, today)} limit 1`,
  );
  return same !== null;
}
