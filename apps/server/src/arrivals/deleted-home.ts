import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import { refusals } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { isRelayAddress } from "../leads/relay-addresses.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { MailMatch } from "./match-mail.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { ArrivalOutcome } from "./store.ts";

/** Answers a message about a deleted home, once, that the home is gone. */
export async function answerForDeletedHome(
  tx: Tx,
  app: App,
  match: Pick<MailMatch, "companyId" | "propertyId">,
  mail: Pick<ArrivedMail, "from" | "subject" | "messageId">,
): Promise<ArrivalOutcome> {
  const sentence = refusals["property.deleted"];
  const { html, text } = renderMail({
    preview: sentence,
    blocks: [{ kind: "paragraph", words: sentence }],
    footer: ["You’re receiving this because you asked about this home."],
  });
  await queueMail(tx, app, {
    to: mail.from,
    subject: mail.subject ? `Re: ${withoutPrivateNumbers(mail.subject.replace(/^re:\s*/i, ""))}` : sentence,
    text,
    // A relay carries words alone.
    html: isRelayAddress(mail.from) ? "" : html,
    ...(mail.messageId ? { inReplyTo: mail.messageId, references: [mail.messageId] } : {}),
    companyId: match.companyId,
    onceKey: `home-gone:${match.propertyId}:${mail.from}`,
  });
  return { status: "handled", note: "The home was deleted." };
}
