import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { linkStored } from "./append.ts";
import { insertLoggedQualifications, lockOneToBegin, markBegun, unlinkedIn } from "./store.ts";

/** How many items one transaction links. */
const maxItems = 500;

/**
 * Links a part of what one inquiry holds from before chains were kept, in one transaction that holds this inquiry alone.
 * Returns whether there was one to begin.
 */
export const beginNextChain = (app: Pick<App, "inTransaction" | "secret">, most = maxItems): Promise<boolean> =>
  app.inTransaction(
    async (tx) => {
      const inquiryId = await lockOneToBegin(tx);
      if (inquiryId) await beginPart(tx, app, inquiryId, most);
      return inquiryId !== null;
    },
    { background: true },
  );

/** Links the oldest items of a locked inquiry that have no link. Returns whether those were all. */
export async function beginPart(
  tx: Tx,
  app: Pick<App, "secret">,
  inquiryId: string,
  most = maxItems,
): Promise<boolean> {
  await insertLoggedQualifications(tx, inquiryId);
  const ids = await unlinkedIn(tx, inquiryId, most);
  await linkStored(tx, app, inquiryId, ids);
  const isWhole = ids.length < most;
  if (isWhole) await markBegun(tx, inquiryId);
  return isWhole;
}
