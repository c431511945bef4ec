import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { MailBlock } from "../platform/mail/layout-blocks.ts";
import { type QuarantinedMail, takeUntold } from "./quarantine-store.ts";

const maxShown = 10;

/** Mails an owner the mails quarantined since their last notice. */
export async function tellOfQuarantined(tx: Tx, app: App, companyId: string): Promise<void> {
  const held = await takeUntold(tx, companyId, app.clock.now());
  if (held.length === 0) return;
  const owner = await ownerOf(tx, companyId);
  const { subject, title } = headingOf(held);
  const left = held.length - maxShown;
  await queueMail(tx, app, {
    to: owner.email,
    toName: owner.name,
    subject,
    ...renderMail({
      title,
      preview: title,
      blocks: [
        ...held.slice(0, maxShown).flatMap(blocksOf),
        ...(left > 0
          ? [{ kind: "paragraph" as const, words: `We’re holding ${left} more like ${left === 1 ? "this" : "these"}.` }]
          : []),
      ],
      footer: ["You’re receiving this because someone wrote to one of your Porchlight addresses."],
    }),
    companyId,
  });
}

function headingOf(held: QuarantinedMail[]): { subject: string; title: string } {
  const [first] = held as [QuarantinedMail];
  if (held.length > 1) {
    const words = `We held back ${held.length} emails`;
    return { subject: words, title: words };
  }
  return first.why === "forged"
    ? { subject: `Possible spoofed email from ${first.from}`, title: "This email may be forged" }
    : { subject: `We couldn’t open an email from ${first.from}`, title: "We couldn’t open this email" };
}

function blocksOf(held: QuarantinedMail): MailBlock[] {
  if (held.why === "unread") {
    const words = `An email from ${held.from} couldn’t be opened safely. Piper hasn’t answered it. If you know the sender, ask them to send a shorter email.`;
    return [{ kind: "paragraph", words }];
  }
  const words = `This email says it’s from ${held.from}, but that address’s email service didn’t confirm it. Piper hasn’t answered it, and nothing was changed. If you expected it, write to ${held.from} yourself. Here is the original message.`;
  return [
    { kind: "paragraph", words },
    { kind: "quote", who: held.subject ?? "(no subject)", text: held.text },
  ];
}
