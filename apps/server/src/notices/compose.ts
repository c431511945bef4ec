import type { Member } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail, queueText } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { Inline, MailBlock } from "../platform/mail/layout-blocks.ts";
import type { InvitationDue } from "../showings/invitations.ts";
import { type ActionButton, actionButtons } from "./action-buttons.ts";
import type { Notice } from "./notice.ts";
import { contextOf, type NoticeContext, noticeOf } from "./owner.ts";
import type { Reach } from "./reach.ts";

/** A notice of an event, with what is known of it. */
export type NoticeOfEvent = { notice: Notice; known: NoticeContext };

type To = { member: Member; reach: Reach; companyId: string; onceKey?: string };

const maxShown = 20;

/** Queues one notice in full. Returns its delivery's id. */
export async function sendNotice(
  tx: Tx,
  app: App,
  to: To,
  { notice, known }: NoticeOfEvent,
  invitation: InvitationDue | null,
): Promise<string> {
  const { member, reach, companyId, onceKey } = to;
  const url = `${app.config.publicUrl}${notice.path}`;
  const terms = { companyId, ...(onceKey ? { onceKey } : {}) };
  if (reach.channel === "SMS") return queueText(tx, app, { to: reach.to, body: `${notice.line} ${url}`, ...terms });
  const actions = await actionButtons(tx, app, member, known);
  const { html, text } = renderMail({
    title: notice.subject,
    preview: notice.line,
    blocks: [...notice.blocks, ...buttonsOf(actions, { label: notice.button, href: url })],
    footer: [`You're receiving this because ${known.home.property.displayName} is listed with Porchlight.`],
  });
  return queueMail(tx, app, {
    to: reach.to,
    toName: member.name,
    subject: notice.subject,
    html,
    text,
    ...(notice.isUrgent ? { headers: { Importance: "high", "X-Priority": "1" } } : {}),
    attachments: invitation ? [invitation.file] : [],
    // Whoever reads it can act for the member.
    secret: actions.length > 0,
    ...terms,
  });
}

/** What acts at once comes first, and the app after it. */
function buttonsOf(actions: readonly ActionButton[], app: ActionButton): MailBlock[] {
  if (actions.length === 0) return [{ kind: "buttons", buttons: [app] }];
  return [{ kind: "buttons", buttons: [...actions, { ...app, label: "Open in Porchlight" }] }];
}

/** Queues several notices as one, the newest things each with what can be done about them. Returns its delivery's id. */
export async function sendDigest(
  tx: Tx,
  app: App,
  to: To,
  notices: readonly { seq: number; line: string }[],
): Promise<string> {
  const { member, reach, companyId, onceKey } = to;
  const subject = `${notices.length} more updates about your properties`;
  const url = `${app.config.publicUrl}/dashboard`;
  const terms = { companyId, ...(onceKey ? { onceKey } : {}) };
  if (reach.channel === "SMS")
    return queueText(tx, app, { to: reach.to, body: `Porchlight: ${subject}. ${url}`, ...terms });
  const shown: Entry[] = [];
  for (const one of notices.slice(0, maxShown)) shown.push(await entryOf(tx, app, member, one));
  const left = notices.length - shown.length;
  return queueMail(tx, app, {
    to: reach.to,
    toName: member.name,
    subject,
    ...renderMail({
      title: subject,
      preview: notices[0]!.line,
      blocks: [
        ...shown.map(({ words }) => ({ kind: "paragraph" as const, words })),
        ...(left > 0 ? [{ kind: "paragraph" as const, words: `And ${left} more.` }] : []),
        { kind: "buttons", buttons: [{ label: "See what needs you", href: url }] },
      ],
      footer: ["You're receiving this because several things happened at your properties within 15 minutes."],
    }),
    secret: shown.some(({ acts }) => acts),
    ...terms,
  });
}

type Entry = { words: Inline[]; acts: boolean };

/** Returns a line of a digest with its links. */
async function entryOf(tx: Tx, app: App, member: Member, { seq, line }: { seq: number; line: string }): Promise<Entry> {
  const known = await contextOf(tx, app, seq);
  const notice = known && noticeOf(known);
  if (!notice) return { words: [line], acts: false };
  const actions = await actionButtons(tx, app, member, known);
  const links = [...actions, { label: "Open in Porchlight", href: `${app.config.publicUrl}${notice.path}` }];
  const linked = links.flatMap(({ label, href }, index): Inline[] => [
    index === 0 ? "\n" : " · ",
    { link: label, href },
  ]);
  return { words: [{ strong: notice.line }, ...linked], acts: actions.length > 0 };
}
