import { randomUUIDv7 } from "node:crypto";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { appendToChain } from "./append.ts";
import { beginPart } from "./begin.ts";
import { asStored, type ErasableKind, microsecondsOf } from "./items.ts";
import { eraseSalts, insertErasure, isToBegin, lastPosition } from "./store.ts";

/**
 * Marks all items of a kind in an inquiry's chain as erased, so that it verifies by their digests alone. Comes before the
 * items themselves are erased, in the same transaction; the caller holds the inquiry.
 */
export async function markErased(
  tx: Tx,
  app: Pick<App, "secret" | "clock">,
  inquiryId: string,
  kind: ErasableKind,
): Promise<void> {
  if (await isToBegin(tx, inquiryId)) while (!(await beginPart(tx, app, inquiryId)));
  const id = randomUUIDv7();
  const at = asStored(app.clock.now());
  const throughPosition = await lastPosition(tx, inquiryId);
  await insertErasure(tx, { id, inquiryId, kind, throughPosition, at });
  await eraseSalts(tx, inquiryId, kind);
  const fields = [kind, String(throughPosition), microsecondsOf(at)];
  appendToChain(tx, app, { inquiryId, kind: "erasure", id, fields });
}
