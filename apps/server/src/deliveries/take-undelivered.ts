import type { App } from "../app.ts";
import type { UndeliveredText } from "../partners/sms/provider.ts";
import { recordDeliveryStatus } from "./delivery-status.ts";
import { queueOtherChannel } from "./queue-other-channel.ts";
import { failText } from "./store.ts";
import { notifyOwnerOfUnreachable } from "./unreachable-notice.ts";

/**
 * Records that a text the provider had taken did not reach its phone. Safe to run twice. The provider may say so before
 * the text is marked as sent; of one that was sent again meanwhile the report is of the lost first one, and old.
 */
export const takeUndelivered = (app: App, { deliveryId, partnerId, error }: UndeliveredText): Promise<void> =>
  app.inTransaction(async (tx) => {
    const failed = await failText(tx, { deliveryId, partnerId, error });
    if (!failed) return;
    app.log.warn({ deliveryId, error }, "a text did not arrive");
    await recordDeliveryStatus(tx, app, failed.messageId, "message.undelivered");
    await notifyOwnerOfUnreachable(tx, app, failed.messageId);
    await queueOtherChannel(tx, app, deliveryId, failed.messageId);
  });
