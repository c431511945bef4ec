import { listed, type Offered } from "../offered.ts";
import type { WordsOf } from "../saying.ts";
import type { TimesSaying } from "../subjects.ts";
import { and } from "./phrases.ts";

const choose = (times: string[]): string => (times.length === 1 ? "Does that work for you?" : "Which works for you?");

/** Times to choose from, led in by words for one or for several. */
const list = ({ times, tour, more, notBy }: Offered, one: string, several = one): string =>
  `${times.length === 1 ? one : several}${tour && !notBy ? ` (${tour.en})` : ""}: ${listed(times)}${moreOf(more)}${choose(times)}`;

const moreOf = (more: number): string =>
  more === 1 ? "One more is open then. " : more > 1 ? `${more} more are open then. ` : "";

/** The hours asked for that are not open; without any, the words for that. */
const closed = ({ taken, isPast, notBy }: Offered, unnamed = ""): string => {
  if (isPast) return `${and(taken)} ${taken.length === 1 ? "has" : "have"} already passed. `;
  const what = taken.length > 0 ? `${and(taken)} ${taken.length === 1 ? "isn't" : "aren't"} available` : unnamed;
  return what && `${what}${notBy ? ` ${notBy.en}` : ""}. `;
};

/** "12:15" between a start at noon and one at half past. */
const noStart = ({ taken }: Offered): string => (taken.length > 0 ? `No showing starts on ${and(taken)}. ` : "");

export const times: WordsOf<TimesSaying> = {
  offer: (offer) => [
    `${closed(offer)}${list(offer, "Here's an open time", "Here are some open times")}`,
    `${closed(offer)}${list(offer, "This time is open", "These times are open")}`,
  ],
  "offer-others": (offer) => [
    list(offer, "Here's another open time", "Here are other open times"),
    list(offer, "This time is open too", "These times are open too"),
  ],
  "offer-around": (offer) => [
    `${noStart(offer)}${list(offer, "Here's the closest start time", "Here are the closest start times")}`,
    `${noStart(offer)}${list(offer, "This time is close to that", "These times are close to that")}`,
  ],
  "offer-first": (offer) => list(offer, "Here's the earliest open time", "Here are the earliest open times"),
  "offer-last": (offer) => list(offer, "Here's the latest open time", "Here are the latest open times"),
  "offer-beyond": (offer) => [
    `Nothing else is open then. ${list(offer, "Here's the closest one", "Here are the closest ones")}`,
    `Those are all the open times then. ${list(offer, "Here's the next closest", "Here are the next closest")}`,
  ],
  "offer-nearest": (offer) => [
    `${closed(offer, "That time isn't available")}${list(offer, "Here's the closest one", "Here are the closest ones")}`,
    `${closed(offer, "Nothing's open then")}${list(offer, "Here's the closest time", "Here are the closest times")}`,
  ],
  "no-openings": (_, { owner }) => [
    `There are no showing times yet. I've let ${owner} know you'd like to see it.`,
    `There are still no open times. ${owner} knows you'd like to see it.`,
  ],
  "none-fits": (_, { owner }) => [
    `Nothing's open then. I've told ${owner} you'd like another time. Let me know if another day works.`,
    `I don't have an open time that works for that. ${owner} knows you'd like another one.`,
  ],
  "only-days": ({ days, mayAsk }, { owner }) => {
    const ask = mayAsk ? ` Should I ask ${owner} about other days?` : "";
    return days.length === 1
      ? [
          `${days[0]} is the only day with open times right now.${ask}`,
          `Only ${days[0]} has open times right now.${ask}`,
        ]
      : [`${and(days)} are the only days with open times right now.${ask}`, `Only ${and(days)} have open times.${ask}`];
  },
  "video-when": (_, { owner }) => [
    `There are no set times for a video tour. Which day and time would work for you? I'll ask ${owner}.`,
    `Video tours have no set times. Tell me a day and time that works for you, and I'll ask ${owner}.`,
  ],
  "video-passed-on": ({ time }, { owner }) => [
    `There are no open times for a video tour. I've asked ${owner} about ${time ?? "the time you want"} and will let you know.`,
    `No video tour times are open. I've passed ${time ?? "the time you want"} on to ${owner}.`,
  ],
  "which-time": ({ isOne }) =>
    isOne
      ? "Does that time work for you?"
      : ["Which of those times works for you?", "Tell me which time you'd like and I'll request it."],
  "time-waits": ({ time }, { owner }) => [
    `${time} is open. As soon as ${owner} agrees, we can request it.`,
    `I've noted ${time}. We can request it once ${owner} agrees.`,
  ],
  "time-on-hold": ({ time }) => [`I can't request ${time} yet.`, `${time} has to wait for now.`],
  "times-wait": ({ times, isNear }, { owner }) => [
    `${isNear ? "Closest open times" : "Open then"}: ${and(times)}. As soon as ${owner} agrees, I can request one for you.`,
    `${isNear ? "The closest open times are" : "What's open then:"} ${and(times)}. Once ${owner} agrees, tell me which one.`,
  ],
  "ask-take": ({ time, tour }) =>
    tour
      ? [`Do you want ${time} ${tour.en}?`, `Should I request ${time} ${tour.en}?`]
      : [`Do you want me to request ${time}?`, `Would you like me to request ${time}?`],
  "time-open": ({ time }) => [`${time} is open.`, `Yes, ${time} is available.`],
  "time-not-open": () => ["That showing time isn't available.", "Nothing's open at that time."],
  "time-gone": ({ time, isPast }) =>
    isPast ? `${time} has already passed.` : [`Sorry, ${time} was just taken.`, `Sorry, ${time} is no longer open.`],
  "not-booking": () => [
    "Showings are paused right now. I've noted your interest, and I can still answer questions.",
    "I can't book showings right now because they're paused. I can still answer questions about the home.",
  ],
};
