import { memberOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { tell } from "./digest.ts";
import { otherReach } from "./reach.ts";
import { failedDelivery, lockNoticesOf, markTold, noticesIn } from "./store.ts";

/**
 * Tells a member on their other channel what a delivery did not bring them, as after STOP or a bounce; once, and nothing
 * where the delivery held no notices or the other channel takes nothing either. Safe to run twice.
 */
export const tellInstead = (app: App, { deliveryId }: { deliveryId: string }): Promise<void> =>
  app.inTransaction(async (tx) => {
    const notices = await noticesIn(tx, deliveryId);
    const failed = await failedDelivery(tx, deliveryId);
    if (notices.length === 0 || !failed || failed.isSecondTry) return;
    const { userId, companyId } = notices[0]!;
    await lockNoticesOf(tx, userId);
    const member = await memberOf(tx, userId);
    const reach = member && (await otherReach(tx, member, failed.channel));
    if (!reach) return;
    const onceKey = `instead:${deliveryId}`;
    const instead = await tell(tx, app, { member, reach, companyId, onceKey }, notices);
    markTold(tx, { userId, seqs: notices.map(({ seq }) => seq) }, instead);
  });
