import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { dayIn } from "./times.ts";
import type { ManageWords } from "./words/en/manage.ts";

export type ShowingWords = {
  title: string;
  text: string;
  /** The time left, such as "In 2 hours", on the day of the showing. */
  chip: string | null;
  isLive: boolean;
  asksAttendance: boolean;
  /** Whether the page links to other times, since the showing ended before its start. */
  leadsToTimes: boolean;
  /** Whether the page asks if the owner's proposed time works. */
  asksProposal?: boolean;
};

const hourMilliseconds = 3_600_000;

/** Returns the words of a showing's page for its status. */
export function showingWords(showing: ManagedShowing, now: string, words: ManageWords): ShowingWords {
  const { startsAt, status, proposal } = showing;
  if (proposal && millisecondsTo(proposal.startsAt, now) > 0) return proposedWords(showing, proposal.startsAt, words);
  if (millisecondsTo(startsAt, now) > 0) {
    if (status === "ACCEPTED") return acceptedWords(showing, now, words);
    if (status === "PENDING" || status === "FORMING") return requestedWords(showing, now, words);
  }
  return overWords(showing, now, words);
}

const millisecondsTo = (instant: string, now: string): number => Date.parse(instant) - Date.parse(now);

/** Returns the words while the owner proposes another time. */
function proposedWords(
  { ownerFirstName: owner, timeZone, startsAt, other }: ManagedShowing,
  proposed: string,
  words: ManageWords,
): ShowingWords {
  const when = (instant: string) => words.moment(timeZone, instant);
  const stands = other?.status === "ACCEPTED" ? words.standsUntilYes(when(other.startsAt)) : words.yesOrNo;
  return {
    title: words.doesItWork,
    text: `${words.proposes(owner, when(startsAt), when(proposed))} ${stands}`,
    chip: null,
    isLive: true,
    asksAttendance: false,
    leadsToTimes: false,
    asksProposal: true,
  };
}

/** Returns the words for a confirmed showing that has not started. */
function acceptedWords(showing: ManagedShowing, now: string, words: ManageWords): ShowingWords {
  const { ownerFirstName: owner, timeZone, startsAt, attendance, other } = showing;
  const day = dayIn(timeZone, startsAt) === dayIn(timeZone, now) ? null : words.date(timeZone, startsAt);
  const live = { chip: timeLeft(millisecondsTo(startsAt, now), words), isLive: true, leadsToTimes: false };
  if (other) {
    return {
      ...live,
      title: words.yourShowing(day),
      text: words.askedToMove(owner, words.moment(timeZone, other.startsAt)),
      asksAttendance: attendance === null,
    };
  }
  if (attendance === "CONFIRMED") {
    return { ...live, title: words.seeYou(day), text: words.toldComing(owner), asksAttendance: false };
  }
  const host = showing.agentName ?? owner;
  return {
    ...live,
    title: words.willYouBeThere(day),
    text: showing.tourType === "SELF_GUIDED" ? words.letKnowOwnTour(host) : words.letKnow(host),
    asksAttendance: true,
  };
}

/** Returns the words for a request that the owner can still answer. */
function requestedWords(
  { ownerFirstName: owner, timeZone, startsAt, other }: ManagedShowing,
  now: string,
  words: ManageWords,
): ShowingWords {
  const unanswered =
    millisecondsTo(startsAt, now) > hourMilliseconds ? words.whenConfirmed(owner) : words.notConfirmed(owner);
  return {
    title: words.requestSent(owner),
    text: other ? words.standsUntilConfirmed(owner, words.moment(timeZone, other.startsAt)) : unanswered,
    chip: null,
    isLive: true,
    asksAttendance: false,
    leadsToTimes: false,
  };
}

/** Returns the words for a showing that is over or was canceled. */
function overWords(showing: ManagedShowing, now: string, words: ManageWords): ShowingWords {
  const { ownerFirstName: owner, timeZone, startsAt, status, attendance, other } = showing;
  const over = {
    chip: null,
    isLive: false,
    asksAttendance: false,
    leadsToTimes: millisecondsTo(startsAt, now) > 0 && !(status === "RESCHEDULED" && other),
  };
  if (status === "CANCELLED_BY_RENTER" && attendance === "DECLINED") {
    return { ...over, title: words.cannotCome, text: words.toldNotComing(owner) };
  }
  if (status === "RESCHEDULED") {
    const moved = other && { ...other, when: words.moment(timeZone, other.startsAt) };
    return { ...over, ...movedWords(owner, moved, words) };
  }
  return { ...over, ...ends(owner, words)[status === "PENDING" || status === "FORMING" ? "EXPIRED" : status] };
}

/** Returns the words for a time that was given up, by the status of the one that replaces it, if any. */
function movedWords(
  owner: string,
  other: { status: "PENDING" | "ACCEPTED"; when: string } | null,
  words: ManageWords,
): { title: string; text: string } {
  if (!other) return { title: words.givenUp, text: words.noShowing };
  return other.status === "ACCEPTED"
    ? { title: words.newTime, text: words.itIs(other.when) }
    : { title: words.askedForAnother, text: `${words.itIs(other.when)} ${words.whenConfirmed(owner)}` };
}

const ends = (
  owner: string,
  words: ManageWords,
): Record<
  Exclude<ManagedShowing["status"], "PENDING" | "FORMING" | "RESCHEDULED">,
  { title: string; text: string }
> => ({
  ACCEPTED: { title: words.over, text: words.questions },
  DECLINED: { title: words.declined(owner), text: words.otherTimes },
  CANCELLED_BY_RENTER: { title: words.canceledByYou, text: words.allSet },
  CANCELED_BY_INVESTOR: { title: words.canceledBy(owner), text: words.doNotHeadOver },
  EXPIRED: { title: words.noResponse(owner), text: words.doNotHeadOver },
});

function timeLeft(milliseconds: number, words: ManageWords): string | null {
  const hours = Math.round(milliseconds / hourMilliseconds);
  if (hours > 24) return null;
  return hours < 1 ? words.lessThanAnHour : words.inHours(hours);
}
