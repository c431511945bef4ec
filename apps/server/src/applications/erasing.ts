import { isDecided } from "@porchlight/domain/applications/lifecycle.ts";
import { keptUntil, verdictKeptUntil } from "@porchlight/domain/applications/timing.ts";
import type { App } from "../app.ts";
import { markErased } from "../chain/erasing.ts";
import { lockLead } from "../leads/locked-lead.ts";
import { lookAtBundle } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import {
  deleteAnswersOf,
  deleteBundle,
  deleteDocumentsOf,
  deleteVerdicts,
  lockOldBundle,
  type OldBundle,
  saveEraseAt,
} from "./erasing-store.ts";

type Due = { id: string; inquiryId: string };

/**
 * Erases what is no longer needed of a bundle: the files of a decided one, all of one that is unfinished or withdrawn,
 * and the verdict on a person who has erased what is theirs. A form that was filled in meanwhile is looked at again later.
 */
export async function eraseOld(tx: Tx, app: App, { id, inquiryId }: Due, at: Temporal.Instant): Promise<void> {
  await lockLead(tx, inquiryId);
  const bundle = await lockOldBundle(tx, id, at);
  if (!bundle) return;
  const until = keptUntil(bundle.lastChange);
  if (isDecided(bundle.status) && !bundle.isWithdrawn) return eraseDecided(tx, app, bundle, until, at);
  if (isBefore(at, until)) return saveEraseAt(tx, id, until);
  await lookAtBundle(tx, id, at);
  await eraseUndecided(tx, app, bundle, at);
}

/** An offer that was made before the household withdrew is a verdict, too. */
async function eraseUndecided(
  tx: Tx,
  app: App,
  { id, inquiryId, verdictAt }: OldBundle,
  at: Temporal.Instant,
): Promise<void> {
  if (verdictAt && isBefore(at, verdictKeptUntil(verdictAt))) {
    await deleteDocumentsOf(tx, id);
    await deleteAnswersOf(tx, id);
    return saveEraseAt(tx, id, verdictKeptUntil(verdictAt));
  }
  if (verdictAt) {
    await markErased(tx, app, inquiryId, "verdict");
    await deleteVerdicts(tx, id);
  }
  await deleteBundle(tx, id);
}

async function eraseDecided(
  tx: Tx,
  app: App,
  { id, inquiryId, verdictAt, isErased, isAllErased }: OldBundle,
  filesUntil: Temporal.Instant,
  at: Temporal.Instant,
): Promise<void> {
  const verdictUntil = isErased && verdictAt ? verdictKeptUntil(verdictAt) : null;
  if (isBefore(at, filesUntil)) return saveEraseAt(tx, id, filesUntil);
  await deleteDocumentsOf(tx, id);
  if (!verdictUntil || isBefore(at, verdictUntil)) return saveEraseAt(tx, id, verdictUntil);
  await markErased(tx, app, inquiryId, "verdict");
  await deleteVerdicts(tx, id);
  await (isAllErased ? deleteBundle(tx, id) : saveEraseAt(tx, id, null));
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;
