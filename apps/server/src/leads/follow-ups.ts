import type { News } from "@porchlight/assistant/turn.ts";
import type { Tx } from "../platform/database/database.ts";
import { isFollowUpDue } from "./follow-up-store.ts";
import type { LockedLead } from "./locked-lead.ts";

/** Returns the follow-up to send a silent renter; null where they have written since or the owner declined them. */
export const followUpNews = async (tx: Tx, lead: LockedLead, { number }: { number: number }): Promise<News | null> =>
  (await isFollowUpDue(tx, lead.inquiry.id)) ? { is: "follow-up", number: number as 1 | 2 | 3 } : null;
