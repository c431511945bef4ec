import { keptUntil } from "@porchlight/domain/applications/timing.ts";
import { lookAtBundle } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { deleteBundle, deleteDocumentsOf, lockOldBundle, saveEraseAt } from "./erasing-store.ts";

/**
 * Erases what is no longer needed of a bundle: the files of a decided one, all of one that is unfinished or withdrawn.
 * A form that was filled in meanwhile is looked at again later.
 */
export async function eraseOld(tx: Tx, bundleId: string, at: Temporal.Instant): Promise<void> {
  const bundle = await lockOldBundle(tx, bundleId, at);
  if (!bundle) return;
  const until = keptUntil(bundle.lastChange);
  if (Temporal.Instant.compare(until, at) > 0) return saveEraseAt(tx, bundleId, until);
  const isDecided = bundle.status === "ACCEPTED" || bundle.status === "DECLINED";
  if (!isDecided || bundle.isWithdrawn) {
    await lookAtBundle(tx, bundleId, at);
    return deleteBundle(tx, bundleId);
  }
  await deleteDocumentsOf(tx, bundleId);
  await saveEraseAt(tx, bundleId, null);
}
