import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { Arrival } from "./store.ts";

/** Forwards a mail that is in no conversation to the owner, in a mail of ours that quotes it. */
export async function forwardMailToOwner(
  tx: Tx,
  app: App,
  companyId: string,
  mail: Pick<ArrivedMail, "from" | "subject" | "text">,
  { subject, title, intro, onceKey }: { subject: string; title: string; intro: string; onceKey: string },
): Promise<void> {
  const owner = await ownerOf(tx, companyId);
  if (owner.email === mail.from) return;
  await queueMail(tx, app, {
    to: owner.email,
    toName: owner.name,
    subject,
    ...renderMail({
      title,
      preview: intro,
      blocks: [
        { kind: "paragraph", words: intro },
        {
          kind: "quote",
          who: withoutPrivateNumbers(mail.subject ?? "(no subject)"),
          text: withoutPrivateNumbers(mail.text),
        },
      ],
      footer: ["You’re receiving this because someone wrote to one of your Porchlight addresses."],
    }),
    companyId,
    onceKey,
  });
}

export const dayOf = (arrival: Arrival): string => arrival.receivedAt.toString().slice(0, "2026-11-21".length);
