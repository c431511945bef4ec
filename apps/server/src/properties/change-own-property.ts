import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import { reassessDeclinedLeads } from "../leads/qualify.ts";
import type { Tx } from "../platform/database/database.ts";
import { lockOwnProperty, type StoredProperty, saveProperty } from "./store.ts";

/** What renters are judged by. */
const asked = ["renterRequirements", "leaseConditions", "petPolicy"] as const;

/** Whose home is changed, and by whom; nobody where a feed changes it. */
export type HomeActor = { companyId: string; userId: string | null };

/** Locks the actor's home, applies a change, saves it and records its event. Returns the home as it then is. */
export const changeOwnProperty = (
  app: App,
  actor: HomeActor,
  id: string,
  decide: (stored: StoredProperty, tx: Tx) => Partial<StoredProperty> | Promise<Partial<StoredProperty>>,
  kind: "property.changed" | "property.paused" = "property.changed",
): Promise<StoredProperty> =>
  app.inTransaction(async (tx) => {
    const stored = await lockOwnProperty(tx, actor.companyId, id);
    const decided = { ...stored, ...(await decide(stored, tx)) };
    const at = app.clock.now();
    const changed = { ...decided, property: { ...decided.property, updatedAt: at } };
    await saveProperty(tx, changed);
    if (asked.some((what) => stored.property[what] !== changed.property[what]))
      await reassessDeclinedLeads(tx, app, changed.property);
    const { companyId, userId } = actor;
    await record(tx, app.jobs, { kind, companyId, at, propertyId: id, userId });
    return changed;
  });
