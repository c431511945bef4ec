import type { App } from "../app.ts";
import { recordDeliveryStatus } from "../deliveries/delivery-status.ts";
import { optOut } from "../deliveries/opt-out-store.ts";
import { queueOtherChannel } from "../deliveries/queue-other-channel.ts";
import type { IntakeAddress } from "../deliveries/reply-address.ts";
import { failMail } from "../deliveries/store.ts";
import { notifyOwnerOfUnreachable } from "../deliveries/unreachable-notice.ts";
import type { Tx } from "../platform/database/database.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { ArrivalOutcome } from "./store.ts";

/** A report about a mail of ours: never answered; a lasting failure is shown at the mail, a dead address left alone. */
export async function takeBounce(
  tx: Tx,
  app: App,
  to: IntakeAddress,
  { bounce }: ArrivedMail,
): Promise<ArrivalOutcome> {
  if (to.kind !== "bounce" || !bounce?.isPermanent) return { status: "ignored", note: bounce?.reason ?? "A bounce." };
  const failed = await failMail(tx, to.deliveryId, `It came back: ${bounce.reason}`);
  if (!failed) return { status: "ignored", note: "A bounce of nothing of ours." };
  app.log.warn({ deliveryId: to.deliveryId, error: bounce.reason }, "a mail came back");
  await recordDeliveryStatus(tx, app, failed.messageId, "message.undelivered");
  await notifyOwnerOfUnreachable(tx, app, failed.messageId);
  await queueOtherChannel(tx, app, to.deliveryId, failed.messageId);
  if (bounce.isAddressGone) await optOut(tx, "EMAIL", failed.recipient, app.clock.now());
  return { status: "handled", note: bounce.reason };
}
