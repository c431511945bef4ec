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
};

const hourMilliseconds = 3_600_000;

/** What the page of a showing says, by what became of it. */
export function showingWords(showing: ManagedShowing, now: string, words: ManageWords): ShowingWords {
  const { ownerFirstName: owner, timeZone, startsAt, status, attendance } = showing;
  const left = Date.parse(startsAt) - Date.parse(now);
  const isAhead = left > 0;
  if (status === "ACCEPTED" && isAhead) {
    const day = dayIn(timeZone, startsAt) === dayIn(timeZone, now) ? null : words.date(timeZone, startsAt);
    const live = { chip: timeLeft(left, words), isLive: true, leadsToTimes: false };
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
      text: left > hourMilliseconds ? words.whenConfirmed(owner) : words.notConfirmed(owner),
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
    leadsToTimes: isAhead && status !== "RESCHEDULED",
  };
  if (status === "CANCELLED_BY_RENTER" && attendance === "DECLINED") {
    return { ...over, title: words.cannotCome, text: words.toldNotComing(owner) };
  }
  return { ...over, ...ends(owner, words)[status === "PENDING" || status === "FORMING" ? "EXPIRED" : status] };
}

const ends = (
  owner: string,
  words: ManageWords,
): Record<Exclude<ManagedShowing["status"], "PENDING" | "FORMING">, { title: string; text: string }> => ({
  ACCEPTED: { title: words.over, text: words.questions },
  DECLINED: { title: words.declined(owner), text: words.otherTimes },
  CANCELLED_BY_RENTER: { title: words.canceledByYou, text: words.allSet },
  CANCELED_BY_INVESTOR: { title: words.canceledBy(owner), text: words.doNotHeadOver },
  RESCHEDULED: { title: words.newTime, text: words.newestLink },
  EXPIRED: { title: words.noResponse(owner), text: words.doNotHeadOver },
});

function timeLeft(milliseconds: number, words: ManageWords): string | null {
  const hours = Math.round(milliseconds / hourMilliseconds);
  if (hours > 24) return null;
  return hours < 1 ? words.lessThanAnHour : words.inHours(hours);
}
