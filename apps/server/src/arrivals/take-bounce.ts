import type { App } from "../app.ts";
import { optOut } from "../deliveries/opt-out-store.ts";
import type { IntakeAddress } from "../deliveries/reply-address.ts";
import { failMail } from "../deliveries/store.ts";
import { tellOfUnreachable } from "../deliveries/tell-unreachable.ts";
import { recordTravel } from "../deliveries/travel.ts";
import type { Tx } from "../platform/database/database.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import type { Handled } from "./store.ts";

/** A report about a mail of ours: never answered; a lasting failure is shown at the mail, a dead address left alone. */
export async function takeBounce(tx: Tx, app: App, to: IntakeAddress, { bounce }: ArrivedMail): Promise<Handled> {
  if (to.kind !== "bounce" || !bounce?.isPermanent) return { status: "ignored", note: bounce?.reason ?? "A bounce." };
  const failed = await failMail(tx, to.deliveryId, `It came back: ${bounce.reason}`);
  if (!failed) return { status: "ignored", note: "A bounce of nothing of ours." };
  app.log.warn({ deliveryId: to.deliveryId, error: bounce.reason }, "a mail came back");
  await recordTravel(tx, app, failed.messageId, "message.undelivered");
  await tellOfUnreachable(tx, app, failed.messageId);
  if (bounce.isAddressGone) await optOut(tx, "EMAIL", failed.recipient, app.clock.now());
  return { status: "handled", note: bounce.reason };
}
