import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { dateIn, dayIn } from "./times.ts";

export type ShowingWords = {
  title: string;
  text: string;
  /** Time left, on the day itself. */
  chip: string | null;
  isLive: boolean;
  asksAttendance: boolean;
};

const hourMilliseconds = 3_600_000;

/** What the page of a showing says, by what became of it. */
export function showingWords(showing: ManagedShowing, now: string): ShowingWords {
  const { ownerFirstName: owner, timeZone, startsAt, status, attendance } = showing;
  const left = Date.parse(startsAt) - Date.parse(now);
  const isAhead = left > 0;
  const over = { chip: null, isLive: false, asksAttendance: false };
  if (status === "ACCEPTED" && isAhead) {
    const when = dayIn(timeZone, startsAt) === dayIn(timeZone, now) ? "today" : `on ${dateIn(timeZone, startsAt)}`;
    const live = { chip: timeLeft(left), isLive: true };
    if (attendance === "CONFIRMED") {
      return { ...live, title: `See you ${when}`, text: `${owner} knows that you’ll be there.`, asksAttendance: false };
    }
    const host = showing.agentName ?? owner;
    return {
      ...live,
      title: `Will you be there ${when}?`,
      text:
        showing.tourType === "SELF_GUIDED"
          ? `One tap lets ${host} know whether you’re coming.`
          : `One tap lets ${host} know, so nobody waits at an empty house.`,
      asksAttendance: true,
    };
  }
  if ((status === "PENDING" || status === "FORMING") && isAhead) {
    return {
      title: `Your request is with ${owner}`,
      text:
        left > hourMilliseconds
          ? `Piper tells you as soon as ${owner} confirms, usually the same day.`
          : `${owner} hasn’t confirmed yet, so please don’t travel. Piper tells you as soon as that changes.`,
      chip: null,
      isLive: true,
      asksAttendance: false,
    };
  }
  if (status === "CANCELLED_BY_RENTER" && attendance === "DECLINED") {
    return { ...over, title: "You can’t make it", text: `${owner} knows. Piper offers you other times.` };
  }
  return { ...over, ...ends(owner)[status === "PENDING" || status === "FORMING" ? "EXPIRED" : status] };
}

const ends = (
  owner: string,
): Record<Exclude<ManagedShowing["status"], "PENDING" | "FORMING">, { title: string; text: string }> => ({
  ACCEPTED: { title: "This showing has passed", text: "Piper is there for any question that is left." },
  DECLINED: { title: `${owner} can’t show the home then`, text: "Piper offers you other times." },
  CANCELLED_BY_RENTER: { title: "You canceled this showing", text: "Everyone has been told. Nothing more to do." },
  CANCELED_BY_INVESTOR: {
    title: `${owner} canceled this showing`,
    text: "Please don’t travel. Piper offers you other times.",
  },
  RESCHEDULED: { title: "This showing has a new time", text: "The link of your newest message shows it." },
  EXPIRED: {
    title: "This request was not answered in time",
    text: "Please don’t travel. Piper offers you other times.",
  },
});

function timeLeft(milliseconds: number): string | null {
  const hours = Math.round(milliseconds / hourMilliseconds);
  if (hours > 24) return null;
  if (hours < 1) return "In less than an hour";
  return hours === 1 ? "In 1 hour" : `In ${hours} hours`;
}
