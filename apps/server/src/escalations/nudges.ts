import type { App } from "../app.ts";
import { loadInquiry } from "../conversations/store.ts";
import { recordOfLead } from "../leads/events.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { lockProperty } from "../properties/store.ts";
import { askersOf, loadEscalation } from "./store.ts";

/** The owner is reminded of an open question after these times. Source: docs/decisions/0006-showings-and-openings.md. */
const waits = sql`(array[interval '4 hours', interval '24 hours'])[reminders + 1]`;
const mostInOneGo = 200;

/** Questions that wait too long: the owner is reminded twice, and the second time the renters hear that it is not forgotten. */
export const escalationSweeps = (app: App): Sweep[] => [
  {
    name: "open-questions",
    async next(until) {
      const first = await row(
        app.db,
        sql<{ at: Temporal.Instant }>`
          select created_at + ${waits} as at from escalation
          where status = 'PENDING' and reminders < 2 and created_at + ${waits} <= ${until} order by at limit 1`,
      );
      return first?.at ?? null;
    },
    async run(at) {
      const due = await rows(
        app.db,
        sql<{ id: string; propertyId: string }>`
          select id, property_id as "propertyId" from escalation
          where status = 'PENDING' and reminders < 2 and created_at + ${waits} <= ${at}
          order by created_at + ${waits}, id limit ${mostInOneGo}`,
      );
      return handleEach(due, ({ id, propertyId }) => remind(app, id, propertyId, at));
    },
  },
];

const remind = (app: App, id: string, propertyId: string, at: Temporal.Instant): Promise<void> =>
  app.inTransaction(async (tx) => {
    await lockProperty(tx, propertyId);
    const claimed = await row(
      tx,
      sql<{ reminders: number }>`
        update escalation set reminders = reminders + 1
        where id = ${id} and status = 'PENDING' and reminders < 2 and created_at + ${waits} <= ${at}
        returning reminders`,
    );
    if (!claimed) return;
    const escalation = (await loadEscalation(tx, id))!;
    const [first] = await askersOf(tx, id);
    const lead = first ? await loadInquiry(tx, first.inquiryId) : null;
    if (!lead) throw new Error(`Nobody asked escalation ${id}`);
    await recordOfLead(tx, app, { ...lead, propertyId: escalation.propertyId }, "escalation.still-open", {
      escalationId: id,
      data: { number: claimed.reminders },
    });
  });
