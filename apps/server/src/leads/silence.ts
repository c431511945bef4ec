import type { News } from "@porchlight/assistant/piper.ts";
import type { Tx } from "../platform/database/database.ts";
import type { LockedLead } from "./locked-lead.ts";
import { isFollowUpDue } from "./silence-store.ts";

/** What is asked into a silence, unless it has ended meanwhile or the owner said no. */
export const followUpNews = async (tx: Tx, lead: LockedLead, { number }: { number: number }): Promise<News | null> =>
  (await isFollowUpDue(tx, lead.inquiry.id)) ? { is: "follow-up", number: number as 1 | 2 | 3 } : null;
