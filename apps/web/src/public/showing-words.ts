import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { dateIn, dayIn, timeIn } from "./times.ts";

export type ShowingWords = {
  title: string;
  text: string;
  /** Time left, on the day itself. */
  chip: string | null;
  isLive: boolean;
  asksAttendance: boolean;
  /** The owner proposes another time, and the page asks whether it suits. */
  asksProposal?: boolean;
};

const hourMilliseconds = 3_600_000;

/** What the page of a showing says, by what became of it. */
export function showingWords(showing: ManagedShowing, now: string): ShowingWords {
  const { ownerFirstName: owner, timeZone, startsAt, status, attendance } = showing;
  const left = Date.parse(startsAt) - Date.parse(now);
  const isAhead = left > 0;
  const { proposal, other } = showing;
  const on = (moment: string) => `${dateIn(timeZone, moment)} at ${timeIn(timeZone, moment)}`;
  if (proposal && Date.parse(proposal.startsAt) > Date.parse(now)) {
    const stands =
      other?.status === "ACCEPTED" ? `Your showing on ${on(other.startsAt)} stays until you say yes.` : "Yes or no?";
    return {
      title: "Does this new time work for you?",
      text: `${owner} can’t do ${on(startsAt)} but could do ${on(proposal.startsAt)}. ${stands}`,
      chip: null,
      isLive: true,
      asksAttendance: false,
      asksProposal: true,
    };
  }
  const over = { chip: null, isLive: false, asksAttendance: false };
  if (status === "ACCEPTED" && isAhead) {
    const when = dayIn(timeZone, startsAt) === dayIn(timeZone, now) ? "today" : `on ${dateIn(timeZone, startsAt)}`;
    const live = { chip: timeLeft(left), isLive: true };
    if (other) {
      return {
        ...live,
        title: `Your showing is ${when}`,
        text: `You asked to move it to ${on(other.startsAt)}. Until ${owner} confirms that, this time stays.`,
        asksAttendance: attendance === null,
      };
    }
    if (attendance === "CONFIRMED") {
      return { ...live, title: `See you ${when}`, text: `We’ve told ${owner} you’re coming.`, asksAttendance: false };
    }
    const host = showing.agentName ?? owner;
    return {
      ...live,
      title: `Will you be there ${when}?`,
      text:
        showing.tourType === "SELF_GUIDED"
          ? `Let ${host} know whether you’re coming.`
          : `Let ${host} know so no one’s left waiting.`,
      asksAttendance: true,
    };
  }
  if ((status === "PENDING" || status === "FORMING") && isAhead) {
    return {
      title: `Request sent to ${owner}`,
      text: other
        ? `Your showing on ${on(other.startsAt)} stays until ${owner} confirms this new time.`
        : left > hourMilliseconds
          ? `We’ll let you know when ${owner} confirms.`
          : `${owner} hasn’t confirmed yet. Please wait to hear from us before heading over.`,
      chip: null,
      isLive: true,
      asksAttendance: false,
    };
  }
  if (status === "CANCELLED_BY_RENTER" && attendance === "DECLINED") {
    return { ...over, title: "You can’t make it", text: `We’ve told ${owner}. Piper will suggest other times.` };
  }
  if (status === "RESCHEDULED")
    return { ...over, ...movedWords(owner, other && { ...other, when: on(other.startsAt) }) };
  return { ...over, ...ends(owner)[status === "PENDING" || status === "FORMING" ? "EXPIRED" : status] };
}

/** What a time that is given up for another says, by where the other one stands. */
function movedWords(owner: string, other: { status: "PENDING" | "ACCEPTED"; when: string } | null) {
  if (!other)
    return { title: "This time was given up", text: "You don’t have a showing right now. Questions? Ask Piper." };
  return other.status === "ACCEPTED"
    ? { title: "This showing has a new time", text: `It’s on ${other.when}.` }
    : {
        title: "You asked for a different time",
        text: `It’s ${other.when}. We’ll let you know when ${owner} confirms.`,
      };
}

const ends = (
  owner: string,
): Record<
  Exclude<ManagedShowing["status"], "PENDING" | "FORMING" | "RESCHEDULED">,
  { title: string; text: string }
> => ({
  ACCEPTED: { title: "This showing is over", text: "Questions? Ask Piper." },
  DECLINED: { title: `${owner} can’t show the home at that time`, text: "Piper will suggest other times." },
  CANCELLED_BY_RENTER: { title: "You canceled this showing", text: "You’re all set." },
  CANCELED_BY_INVESTOR: {
    title: `${owner} canceled this showing`,
    text: "Please don’t head over. Piper will suggest other times.",
  },
  EXPIRED: {
    title: `${owner} didn’t respond in time`,
    text: "Please don’t head over. Piper will suggest other times.",
  },
});

function timeLeft(milliseconds: number): string | null {
  const hours = Math.round(milliseconds / hourMilliseconds);
  if (hours > 24) return null;
  if (hours < 1) return "In less than an hour";
  return hours === 1 ? "In 1 hour" : `In ${hours} hours`;
}
