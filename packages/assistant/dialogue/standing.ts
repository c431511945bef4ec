import type { Heard } from "../heard.ts";
import type { Talk } from "../talk.ts";
import type { Order } from "../turn.ts";
import type { World } from "../world.ts";
import { formerTimeAfter } from "./former-time.ts";
import { offeredBeforeNext } from "./offered-before.ts";
import { completedTimes, standingTimeAfter } from "./standing-time.ts";
import { subjectAfter, sumAfter } from "./subject.ts";

/*
 * What a talk stands at between two messages: the day and hour, the subject, and a question of Piper's with two answers.
 */

/** What was heard, with what it leaves to the talk. */
export const completed = (heard: Heard, talk: Talk, world: World): Heard => ({
  ...heard,
  times: completedTimes(heard.times, talk, world),
});

/** A talk as the next message finds it: which of two meanings was asked is answered by it, or let go. */
export const answering = ({ either: _, ...talk }: Talk): Talk => talk;

/** A talk after a turn, with what it stands at now; `heard` is null where no message came. */
export function standingAfter(
  before: Talk,
  after: Talk,
  heard: Heard | null,
  orders: readonly Order[],
  world: World,
): Talk {
  const { standingTime: _, subject: __, sum: ___, formerTime: ____, offeredBefore: _____, ...talk } = after;
  const formerTime = formerTimeAfter(before, after, orders, world);
  const offeredBefore = offeredBeforeNext(before, after, orders);
  const standingTime = standingTimeAfter(before, after, heard?.times ?? [], orders, world);
  const subject = heard ? subjectAfter(before, heard, orders) : after.subject;
  const sum = heard ? sumAfter(before, heard) : after.sum;
  return {
    ...talk,
    ...(standingTime && { standingTime }),
    ...(formerTime && { formerTime }),
    ...(offeredBefore && { offeredBefore }),
    ...(subject && { subject }),
    ...(sum && { sum }),
  };
}
