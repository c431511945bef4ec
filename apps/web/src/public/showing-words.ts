import type { ManagedShowing } from "@porchlight/contract/public.ts";
import type { ManageWords } from "./manage-words/en.ts";
import { dayIn } from "./times.ts";

export type ShowingWords = {
  title: string;
  text: string;
  /** Time left, on the day itself. */
  chip: string | null;
  isLive: boolean;
  asksAttendance: boolean;
  /** It ended before its time, so that another can be chosen. */
  leadsToTimes: boolean;
  /** The owner proposes another time, and the page asks whether it suits. */
  asksProposal?: boolean;
};

const hourMilliseconds = 3_600_000;

/** What the page of a showing says, by what became of it. */
export function showingWords(showing: ManagedShowing, now: string, words: ManageWords): ShowingWords {
  const { ownerFirstName: owner, timeZone, startsAt, status, attendance, proposal, other } = showing;
  const left = Date.parse(startsAt) - Date.parse(now);
  const isAhead = left > 0;
  const when = (instant: string) => words.moment(timeZone, instant);
  if (proposal && Date.parse(proposal.startsAt) > Date.parse(now)) {
    const stands = other?.status === "ACCEPTED" ? words.standsUntilYes(when(other.startsAt)) : words.yesOrNo;
    return {
      title: words.doesItWork,
      text: `${words.proposes(owner, when(startsAt), when(proposal.startsAt))} ${stands}`,
      chip: null,
      isLive: true,
      asksAttendance: false,
      leadsToTimes: false,
      asksProposal: true,
    };
  }
  if (status === "ACCEPTED" && isAhead) {
    const day = dayIn(timeZone, startsAt) === dayIn(timeZone, now) ? null : words.date(timeZone, startsAt);
    const live = { chip: timeLeft(left, words), isLive: true, leadsToTimes: false };
    if (other) {
      return {
        ...live,
        title: words.yourShowing(day),
        text: words.askedToMove(owner, when(other.startsAt)),
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
  if ((status === "PENDING" || status === "FORMING") && isAhead) {
    return {
      title: words.requestSent(owner),
      text: other
        ? words.standsUntilConfirmed(owner, when(other.startsAt))
        : left > hourMilliseconds
          ? words.whenConfirmed(owner)
          : words.notConfirmed(owner),
      chip: null,
      isLive: true,
      asksAttendance: false,
      leadsToTimes: false,
    };
  }
  const over = {
    chip: null,
    isLive: false,
    asksAttendance: false,
    leadsToTimes: isAhead && !(status === "RESCHEDULED" && other),
  };
  if (status === "CANCELLED_BY_RENTER" && attendance === "DECLINED") {
    return { ...over, title: words.cannotCome, text: words.toldNotComing(owner) };
  }
  if (status === "RESCHEDULED") {
    return { ...over, ...movedWords(owner, other && { ...other, when: when(other.startsAt) }, words) };
  }
  return { ...over, ...ends(owner, words)[status === "PENDING" || status === "FORMING" ? "EXPIRED" : status] };
}

/** What a time that is given up for another says, by where the other one stands. */
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
