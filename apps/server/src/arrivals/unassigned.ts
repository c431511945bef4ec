import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { dayOf, forwardMailToOwner } from "./forward-to-owner.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { Arrival } from "./store.ts";

/** Forwards a mail that belongs to no conversation to the owner. */
export const forwardUnassignedMail = (
  tx: Tx,
  app: App,
  companyId: string,
  arrival: Arrival,
  mail: ArrivedMail,
): Promise<void> =>
  forwardMailToOwner(tx, app, companyId, mail, {
    subject: `Email we couldn’t match from ${mail.from}`,
    title: "Email we couldn’t match",
    intro: `An email from ${mail.from} doesn’t belong to any conversation we know. Here is the original message.`,
    // A newsletter may come ten times a day; the owner is told of it once.
    onceKey: `unassigned:${mail.automation === "bulk" ? `${companyId}:${mail.from}:${dayOf(arrival)}` : arrival.id}`,
  });
