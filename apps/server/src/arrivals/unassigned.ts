import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { Arrival } from "./store.ts";

/** Passes on to the owner a mail that belongs to no conversation, so that it does not lie unread. */
export async function tellOwnerOfUnassigned(
  tx: Tx,
  app: App,
  companyId: string,
  arrival: Arrival,
  mail: ArrivedMail,
): Promise<void> {
  const owner = await row(
    tx,
    sql<{ email: string; name: string }>`
      select email, name from investor join app_user on app_user.id = user_id where company_id = ${companyId}`,
  );
  if (!owner || owner.email === mail.from) return;
  const intro = `A mail from ${mail.from} reached Porchlight, but it belongs to no conversation. It is passed on as it came.`;
  await queueMail(tx, app, {
    to: owner.email,
    toName: owner.name,
    subject: `Unassigned mail from ${mail.from}`,
    ...renderMail({
      title: "A mail that belongs nowhere",
      preview: intro,
      blocks: [
        { kind: "paragraph", words: intro },
        { kind: "quote", who: mail.subject ?? "(no subject)", text: mail.text },
      ],
      footer: ["You get this because the mail was sent to one of your Porchlight addresses."],
    }),
    companyId,
    // A newsletter may come ten times a day; the owner is told of it once.
    onceKey: `unassigned:${mail.automation === "bulk" ? `${companyId}:${mail.from}:${dayOf(arrival)}` : arrival.id}`,
  });
}

const dayOf = (arrival: Arrival): string => arrival.receivedAt.toString().slice(0, "2026-11-21".length);
