import type { WordsOf } from "../saying.ts";
import type { ShowingsSaying } from "../subjects.ts";

export const showings: WordsOf<ShowingsSaying> = {
  requested: ({ time, tour }, { owner }) => [
    `I've sent ${owner} your request for ${time}${tour ? `, ${tour.en}` : ""}. I'll let you know when ${owner} confirms, so please don't head over until then.`,
    `I've requested ${time}${tour ? `, ${tour.en}` : ""} for you. I'll let you know when ${owner} confirms.`,
  ],
  "move-requested": ({ time, from, isConfirmed, givenUp, isTold }, { owner }) => {
    const stands = isConfirmed
      ? `${givenUp ? `I've given up ${givenUp}. ` : ""}${isTold ? `I've told ${owner} that you can't come on ${from}.` : `Your showing on ${from} stays until then.`}`
      : `I've given up ${from}.`;
    return [
      `I've asked ${owner} to move it to ${time}. I'll let you know when ${owner} confirms. ${stands}`,
      `I've sent ${owner} the change to ${time} and will let you know when ${owner} confirms. ${stands}`,
    ];
  },
  "your-showing": ({ time, isConfirmed }, { owner }) =>
    isConfirmed
      ? [`Your showing is confirmed for ${time}.`, `You're all set for ${time}.`]
      : [`I've requested ${time} for you. ${owner} hasn't confirmed it yet.`, `${owner} hasn't confirmed ${time} yet.`],
  "move-waits": ({ time }, { owner }) => `${owner} hasn't answered yet about moving it to ${time}.`,
  stands: ({ time, isConfirmed }, { owner }) =>
    isConfirmed
      ? `Your showing on ${time} stays as planned.`
      : `Your request for ${time} is still open. ${owner} hasn't confirmed it yet.`,
  "stands-until-chosen": ({ time, isConfirmed, isTold }, { owner }) =>
    isTold
      ? `I've told ${owner} that you can't come on ${time}.`
      : `Your ${isConfirmed ? "showing on" : "request for"} ${time} stays until you choose another time.`,
  "already-your-time": ({ time }) => `You're already down for ${time}.`,
  "ask-move": ({ time, from }, { owner }) => [
    `Yes, ${time} is open. Do you want me to ask ${owner} to move your showing from ${from}? (yes or no)`,
    `${time} is open. Should I ask ${owner} to move your showing from ${from}? (yes or no)`,
  ],
  "confirm-cancel": ({ time }) => [
    `Do you want me to cancel your showing on ${time}? (yes or no)`,
    `Just to be sure, should I cancel your showing on ${time}? (yes or no)`,
  ],
  canceled: ({ isFollowed }) =>
    `Your showing is canceled.${isFollowed ? "" : " Message me anytime if you'd like to set up another one."}`,
  "may-move": () => "If that comes up, message me and I'll look for another time for you.",
  kept: ({ time }) => [`OK, your showing on ${time} stays as is.`, `OK, we'll keep ${time}.`],
  "no-showing": () => [
    "I can't find a showing under this chat. If you have one, please use the link in your confirmation, or reply to the last message you got from us.",
    "You don't have a showing booked right now.",
  ],
  "nothing-requested": ({ time }) => `I haven't requested ${time ?? "a showing"} for you yet.`,
  "not-booked": ({ time, isThere, isTold }, { owner }) => {
    const stay = `so please don't ${isThere ? "wait there" : "head over"}.`;
    const state = time ? `${owner} hasn't confirmed ${time} yet` : "No showing is booked for you yet";
    const told = isTold ? ` I've let ${owner} know.` : "";
    return [`${state}, ${stay}${told}`, `I'm sorry, ${time ? state : "nothing is booked for you yet"}, ${stay}${told}`];
  },
  "no-hurry": () => [
    "That's fine, there's no hurry. Ask me for times whenever you want to see it.",
    "Of course, take your time.",
  ],
  "who-comes": (_, { owner }) => `I've told ${owner} who would come in your place.`,
  "stopped-finding": () => "OK, I'll stop looking for a time. Message me if you change your mind.",
  "see-you": ({ time }) => [`Great, see you on ${time}.`, `Thanks for confirming ${time}.`],
  "attendance-declined": () => "Thanks for letting me know. I've taken you off that showing.",
  agreed: ({ time }) => `Thanks. Your showing is now on ${time}.`,
  "refused-proposal": (_, { owner }) => `No problem, I've told ${owner} the new time doesn't work for you.`,
  "at-door": ({ address, host, isKept }, { owner }) => [
    `${isKept ? "I'm sorry for the wait." : "Thanks for telling me."} I'm telling ${owner} right now that you're there, so please wait a little. The showing is at ${address}.${host ? ` ${host} will show it to you.` : ""}`,
    `I've told ${owner} that too. Please wait a little. The address is ${address}.`,
  ],
  "showing-issue": (_, { owner }) => [
    `Thanks for letting me know. I'm telling ${owner} right now.`,
    `I've told ${owner} that too.`,
  ],
};
