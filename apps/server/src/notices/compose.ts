import type { Member } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail, queueText } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { MailBlock } from "../platform/mail/layout-blocks.ts";
import type { InvitationDue } from "../showings/invitations.ts";
import { type ActionButton, actionButtons } from "./action-buttons.ts";
import type { Notice } from "./notice.ts";
import type { NoticeContext } from "./owner.ts";
import type { Reach } from "./reach.ts";

/** A notice of an event, with what is known of it. */
export type NoticeOfEvent = { notice: Notice; known: NoticeContext };

/** The member a notice goes to, and how. */
export type To = { member: Member; reach: Reach; companyId: string; onceKey?: string };

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
