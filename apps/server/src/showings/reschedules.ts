import { moveReschedule, type RescheduleEvent } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { restartFollowUps } from "../leads/follow-up-store.ts";
import type { Tx } from "../platform/database/database.ts";
import { settleShowing } from "./settle.ts";
import { type RescheduleRequest, saveReschedule } from "./store.ts";

/** Ends a proposal of either side; a proposed showing without other renters ends too. */
export async function endReschedule(
  tx: Tx,
  app: App,
  reschedule: RescheduleRequest,
  how: RescheduleEvent,
): Promise<void> {
  reschedule.status = moveReschedule(reschedule.status, how);
  await saveReschedule(tx, reschedule, app.clock.now());
  restartFollowUps(tx, [reschedule.inquiryId], app.clock.now());
  const isGivenUp = how !== "agree" && reschedule.askedBy === "owner";
  if (isGivenUp)
    await settleShowing(tx, app, reschedule.showingId, how === "startReached" ? "proposalExpired" : "proposalRefused");
}
