import { memberOf, ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { eventAt } from "../events/log.ts";
import { record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import { type Calendar, markBroken } from "./store.ts";

/**
 * Marks a calendar that Google no longer gives us access to as broken. It is not asked again until the owner connects it; the busy times last
 * read stay, since unknown is not free.
 */
export async function markCalendarBroken(
  tx: Tx,
  app: App,
  { id, companyId, userId, userEmail }: Calendar,
): Promise<void> {
  if (!(await markBroken(tx, id))) return;
  await record(tx, app.jobs, { kind: "calendar.broken", companyId, userId, at: app.clock.now(), data: { userEmail } });
}

/** Mails the member whose calendar is broken that they need to connect it again. */
export const mailBrokenCalendar = (app: App, { seq }: { seq: number }): Promise<void> =>
  app.inTransaction(async (tx) => {
    const event = await eventAt(tx, seq);
    if (event.kind !== "calendar.broken") return;
    const { companyId, userId, data } = event;
    const member = (userId && (await memberOf(tx, userId))) || (await ownerOf(tx, companyId));
    const subject = "Your Google Calendar needs to be connected again";
    const line = `Google disconnected Porchlight from the calendar of ${data.userEmail}.`;
    const { html, text } = renderMail({
      title: subject,
      preview: line,
      blocks: [
        { kind: "paragraph", words: line },
        {
          kind: "paragraph",
          words:
            "Until you reconnect, we can't avoid your new events when offering times, and new showings won't appear in it.",
        },
        { kind: "buttons", buttons: [{ label: "Connect again", href: `${app.config.publicUrl}/calendar` }] },
      ],
      footer: ["You're receiving this because you connected this calendar to Porchlight."],
    });
    const onceKey = `calendar:${seq}`;
    await queueMail(tx, app, { to: member.email, toName: member.name, subject, html, text, onceKey, companyId });
  });
