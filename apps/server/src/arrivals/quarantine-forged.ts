import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import type { MailMatch } from "./match-mail.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import { queueQuarantineNotice } from "./quarantine.ts";
import { companyKnowing } from "./queries.ts";
import type { Arrival, ArrivalOutcome } from "./store.ts";

/** Keeps a forged mail away from every conversation and from Piper; the owner it was meant for reads it and judges. */
export async function quarantineForgedMail(
  tx: Tx,
  app: App,
  arrival: Arrival,
  mail: ArrivedMail,
  match: MailMatch | null,
  results: string,
): Promise<ArrivalOutcome> {
  const companyId = match?.companyId ?? (await companyKnowing(tx, mail.from));
  const subject = mail.subject && withoutPrivateNumbers(mail.subject);
  const text = withoutPrivateNumbers(mail.text);
  if (companyId) queueQuarantineNotice(tx, app, arrival, companyId, { why: "forged", from: mail.from, subject, text });
  return { status: "quarantined", note: results };
}
