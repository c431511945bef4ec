import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import type { Talk } from "../talk.ts";
import type { Order } from "../turn.ts";
import type { World } from "../world.ts";

/** The time that stood before the one that stands: "put it back how it was" means it. */
type Time = NonNullable<Talk["formerTime"]>;

/** The time before the one that a talk stands at after a turn; what it was, where the turn changes none. */
export function formerTimeAfter(before: Talk, after: Talk, orders: readonly Order[], world: World): Time | undefined {
  const stood = before.chosen ?? requested(world);
  const changed = orders.findLast((order) => order.kind === "move-showing" || order.kind === "request-showing");
  const stands = changed && "startsAt" in changed ? changed : after.chosen;
  const isOther = stood !== null && stands !== null && stands !== undefined && stood.startsAt !== stands.startsAt;
  return isOther ? { startsAt: stood.startsAt, tourType: stood.tourType } : before.formerTime;
}

const requested = ({ request }: World): Time | null =>
  request && isActiveRequest(request.status)
    ? { startsAt: request.startsAt.toString(), tourType: request.tourType }
    : null;
