import { ownerSilence } from "@porchlight/domain/conversations/take-over.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { holdCase } from "./case.ts";
import { resume } from "./take-over.ts";

const mostInOneGo = 200;

export const conversationSweeps = (app: App): Sweep[] => [
  {
    name: "silent-owners",
    async next(until) {
      const longest = await row(
        app.db,
        sql<{ since: Temporal.Instant }>`
          select waiting_since as since from inquiry where waiting_since <= ${until.subtract(ownerSilence)}
          order by waiting_since limit 1`,
      );
      return longest ? longest.since.add(ownerSilence) : null;
    },
    async run(at) {
      const waiting = await rows(
        app.db,
        sql<{ id: string }>`
          select id from inquiry where waiting_since <= ${at.subtract(ownerSilence)}
          order by waiting_since, id limit ${mostInOneGo}`,
      );
      return handleEach(waiting, ({ id }) => giveBackToPiper(app, id, at));
    },
  },
];

/** Tells: the owner is told that a renter waited in vain, and Piper answers. */
const giveBackToPiper = (app: App, inquiryId: string, at: Temporal.Instant): Promise<void> =>
  app.inTransaction(async (tx) => {
    const lead = await holdCase(tx, inquiryId);
    const { waitingSince } = lead.inquiry;
    if (!waitingSince || Temporal.Instant.compare(waitingSince.add(ownerSilence), at) > 0) return;
    await recordOfLead(tx, app, lead.inquiry, "conversation.owner-silent");
    await resume(tx, app, lead);
  });
