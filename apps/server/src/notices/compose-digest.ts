import type { Member } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail, queueText } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { Inline, MailBlock, Words } from "../platform/mail/layout-blocks.ts";
import { actionButtons } from "./action-buttons.ts";
import type { To } from "./compose.ts";
import { contextOf, noticeOf } from "./owner.ts";
import type { DueNotice } from "./store.ts";
import { noticeTermsOf } from "./terms.ts";

const maxShown = 20;
const maxHomes = 20;

/**
 * Queues several notices as one: the first ones each with what can be done about it, those that ask for something before
 * the others; of the rest how many there are at which home. Returns its delivery's id.
 */
export async function sendDigest(tx: Tx, app: App, to: To, notices: readonly DueNotice[]): Promise<string> {
  const { member, reach, companyId, onceKey } = to;
  const subject = `${notices.length} more updates about your properties`;
  const url = `${app.config.publicUrl}/dashboard`;
  const terms = { companyId, ...(onceKey ? { onceKey } : {}) };
  if (reach.channel === "SMS")
    return queueText(tx, app, { to: reach.to, body: `Porchlight: ${subject}. ${url}`, ...terms });
  const ordered = [...notices.filter(asksForSomething), ...notices.filter((one) => !asksForSomething(one))];
  const shown: Entry[] = [];
  for (const one of ordered.slice(0, maxShown)) shown.push(await entryOf(tx, app, member, one));
  return queueMail(tx, app, {
    to: reach.to,
    toName: member.name,
    subject,
    ...renderMail({
      title: subject,
      preview: ordered[0]!.line,
      blocks: [
        ...shown.map(({ words }) => ({ kind: "paragraph" as const, words })),
        ...restBlocks(ordered.slice(maxShown), app.config.publicUrl),
        { kind: "buttons", buttons: [{ label: "See what needs you", href: url }] },
      ],
      footer: ["You're receiving this because several things happened at your properties within 15 minutes."],
    }),
    secret: shown.some(({ acts }) => acts),
    ...terms,
  });
}

const asksForSomething = (one: DueNotice): boolean => Boolean(noticeTermsOf(one)?.asksFor);

type Entry = { words: Inline[]; acts: boolean };

/** Returns a line of a digest with its links. */
async function entryOf(tx: Tx, app: App, member: Member, { seq, line }: DueNotice): Promise<Entry> {
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

/** Returns what a digest says of the notices it does not show: how many there are, each home with a link to it. */
function restBlocks(rest: readonly DueNotice[], publicUrl: string): MailBlock[] {
  if (rest.length === 0) return [];
  const homes = [...Map.groupBy(rest, ({ propertyId }) => propertyId)].sort(([, a], [, b]) => b.length - a.length);
  const listed = homes.filter(([propertyId]) => propertyId !== null).slice(0, maxHomes);
  const unlisted = rest.length - listed.reduce((sum, [, { length }]) => sum + length, 0);
  const items = listed.map(
    ([propertyId, at]): Words => [
      { link: at[0]!.homeName!, href: `${publicUrl}/property/${propertyId}/dashboard` },
      `: ${updates(at.length)}`,
    ],
  );
  const others: Words[] =
    unlisted === 0 ? [] : [[{ link: "Other properties", href: `${publicUrl}/portfolio` }, `: ${updates(unlisted)}`]];
  return [
    { kind: "paragraph", words: `And ${rest.length} more:` },
    { kind: "list", items: [...items, ...others] },
  ];
}

const updates = (count: number): string => (count === 1 ? "1 update" : `${count} updates`);
