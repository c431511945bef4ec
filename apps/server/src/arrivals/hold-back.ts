import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { companyKnowing, type MailMatch } from "./match-mail.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { Arrival, Handled } from "./store.ts";
import { dayOf, tellOwnerOfMail } from "./tell-owner.ts";

/** Keeps a forged mail away from every conversation and from Piper; the owner it was meant for reads it and judges. */
export async function holdBack(
  tx: Tx,
  app: App,
  arrival: Arrival,
  mail: ArrivedMail,
  match: MailMatch | null,
  results: string,
): Promise<Handled> {
  const companyId = match?.companyId ?? (await companyKnowing(tx, mail.from));
  if (companyId) {
    // Forged mail comes in floods; what claims to be a renter of ours is shown each time.
    const once = match?.inquiryId ? arrival.id : `${companyId}:${mail.from}:${dayOf(arrival)}`;
    await tellOwnerOfMail(tx, app, companyId, mail, {
      subject: `Held back: a mail that says it is from ${mail.from}`,
      title: "A mail that may be forged",
      intro: `A mail says it is from ${mail.from}, but that address's mail service does not confirm it. Piper has not answered it, and nothing was changed. If you expected it, write to ${mail.from} yourself.`,
      onceKey: `held-back:${once}`,
    });
  }
  return { status: "quarantined", note: results };
}
