import type { Order } from "../turn.ts";
import { type Draft, isOffered, mayBook, openRequest } from "./draft.ts";
import { allowsBooking } from "./verdict.ts";

/** Orders after which a renter has no request and no proposed time open, whatever the world said before the turn. */
const frees = (order: Order): boolean =>
  order.kind === "cancel-showing" ||
  order.kind === "refuse-proposal" ||
  (order.kind === "answer-attendance" && !order.attending);

/**
 * A request begins to form once Piper has offered times, or a renter has chosen one that lacks something still, and
 * nothing that they told stands against a booking.
 * Source: docs/decisions/0038-requests-that-form.md.
 */
export function findTime(draft: Draft): void {
  const { talk, world, orders } = draft;
  const isFinding = talk.awaiting === "time" || isOffered(draft) || talk.chosen !== null;
  if (!isFinding || world.isForming || !mayBook(world)) return;
  const isTaken = openRequest(draft) !== null || world.reschedule !== null;
  if ((isTaken && !orders.some(frees)) || !allowsBooking(draft)) return;
  orders.push({ kind: "find-time" });
}
