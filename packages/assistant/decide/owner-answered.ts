import { isWaitingUnder, waitingIn, withAllowed, withAnswered } from "../dialogue/obstacles.ts";
import type { QuestionKeys } from "../heard/questions.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Agreement } from "../heard.ts";
import type { Matter } from "../talk.ts";
import { askedTime, openTo } from "./asked-time.ts";
import { offerIfBookable } from "./booking.ts";
import { type Draft, openRequest, timeFor } from "./draft.ts";
import { ofMatter } from "./owner-decides.ts";
import { passedOn } from "./refusing.ts";
import { toldAndNamed } from "./told-named.ts";
import { standsAgainst, verdictFor } from "./verdict.ts";
import { isOpen } from "./wished.ts";

/*
 * What an owner's answer changes for the renter: which question waits no longer, what stands against them no more, and the
 * time they may take.
 */

/**
 * What is known of the question that the owner answered, and of the answer: the times that it names, and of these the days
 * that it consents to.
 */
export type Answered = QuestionKeys & Agreement & { times: readonly TimeWish[]; days: readonly TimeWish[] };

const isAnsweredBy =
  ({ topics, whole }: QuestionKeys) =>
  (topic: string): boolean =>
    topics.includes(topic) || topic.endsWith(`.${whole}`);

/** The topics that the owner was asked of and now answers; none where the question is known by other words. */
export const topicsAnswered = ({ talk }: Draft, keys: QuestionKeys): string[] =>
  talk.escalated.filter(isAnsweredBy(keys));

/**
 * Forgets that a question waits for the owner. What the owner agreed to stands against the renter no more, who may now take
 * the time chosen before; the request still goes to the owner.
 */
export function answered(
  draft: Draft,
  { question, answer }: { question: string; answer: string },
  keys: Answered,
): void {
  const { escalated } = draft.talk;
  const isAnswered = isAnsweredBy(keys);
  const topics = topicsAnswered(draft, keys);
  const isOfWish = topics.length === 0 || topics.some(isOfOffer) || isWaitingUnder(draft.talk, question, isOwn);
  const isClosed = (topic: string): boolean => isAnswered(topic) || (isOfWish && isOwn(topic));
  const waiting = waitingIn(draft.talk).flatMap(({ matter, asked }) =>
    asked && isClosed(asked.under) ? [matter] : [],
  );
  const stood = standsAgainst(draft);
  const allowed = allowedBy(draft, keys, waiting, isOfWish);
  const open = escalated.filter((topic) => !isClosed(topic));
  const trouble = topics.length === 0 || open.some(isOfTrouble) ? (draft.talk.trouble ?? null) : null;
  const told = withAllowed(withAnswered(draft.talk, waiting, answer), allowed, answer);
  draft.talk = { ...told, escalated: open, trouble };
  if (allowed.length === 0 || !stood.every((rule) => allowed.includes(rule))) return;
  mayTakeTime(draft);
  if (keys.agrees || keys.consents !== "") goOnWithWish(draft);
}

/**
 * What an owner's answer lets the renter come in spite of: all that stands where it invites or agrees to the wish itself or to
 * an offer, else what waits under the question that it agrees to and what it names. Of what a strict check leaves to the
 * owner, any answer to the question itself decides.
 */
function allowedBy(draft: Draft, keys: Answered, waiting: readonly Matter[], isOfWish: boolean): readonly Matter[] {
  const standing = standsAgainst(draft);
  const { failed } = verdictFor(draft);
  const left = waiting.filter((matter) => !failed.some((rule) => rule === matter));
  const named = toldAndNamed(draft, keys).filter((rule) => standing.includes(rule));
  if (!keys.agrees) return [...new Set([...named, ...(isOfWish ? left : [])])];
  const isAll = keys.invites || (isOfWish && waiting.length > 0);
  const agreed = isAll ? standing : standing.filter((rule) => keys.names.includes(rule) || waiting.includes(rule));
  return [...new Set([...agreed, ...named, ...left])];
}

/** Whether the owner is asked of the wish to come itself. */
const isOwn = (topic: string): boolean => topic.startsWith(passedOn) || topic.startsWith(ofMatter(""));

/** Whether the owner is told or offered something by a renter. */
const isOfOffer = (topic: string): boolean =>
  ["negotiation.", "told-owner."].some((begin) => topic.startsWith(begin)) || isOwn(topic);

/** The time that the renter chose, if any, is theirs to take with a yes. */
function mayTakeTime(draft: Draft): void {
  const { chosen } = draft.talk;
  if (chosen) draft.talk = { ...draft.talk, chosen: null, offered: [chosen], awaiting: "time" };
}

/** Who may come after all is asked whether to request the time they wished for or which of those offered, or offered some. */
function goOnWithWish(draft: Draft): void {
  const offered = draft.talk.awaiting === "time" ? draft.talk.offered : [];
  const [wished] = offered;
  if (offered.length > 1) draft.says.push({ say: "which-time", isOne: false });
  else if (wished && isOpen(draft, wished))
    draft.says.push({ say: "ask-take", time: timeFor(draft, wished.startsAt), tour: null });
  else if (openRequest(draft) === null) offerIfBookable(draft, false, standingWishes(draft));
}

/** The day or the hours that the talk stands at, where anything is open then. */
function standingWishes({ talk, world }: Draft): TimeWish[] {
  if (!talk.standingTime) return [];
  const wish = { ...talk.standingTime, tourType: null, choice: null, not: false };
  return askedTime(openTo(world, talk, null), [wish], world.property.timeZone).is === "open" ? [wish] : [];
}

const isOfTrouble = (topic: string): boolean => topic.startsWith("emergency.") || topic.startsWith("distress.");
