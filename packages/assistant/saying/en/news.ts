import { withPeriod } from "@porchlight/domain/kernel/sentence-ends.ts";
import { because, sentences } from "../endings.ts";
import type { WordsOf } from "../saying.ts";
import type { NewsSaying } from "../subjects.ts";
import { quoted } from "./phrases.ts";

/** The owner's reason in the owner's own words, which are not Piper's. */
const asOwnerSays = (owner: string, reason: string | null, isForeign = false): string =>
  reason ? ` ${owner} says${isForeign ? " in Spanish" : ""}: ${quoted(withPeriod(reason))}` : "";

const answerHere = (url: string | null): string => (url ? `You can also answer here: ${url}` : "");

export const news: WordsOf<NewsSaying> = {
  greeting: ({ home }) => `Thanks for your interest in ${home}. Ask me anything about it.`,
  "listing-paused": () =>
    "Thank you for your interest. The owner is finalizing an application for this home and has paused the listing.",
  "rented-out": () => "Thank you for your interest. This home has been rented.",
  deleted: () => "Thank you for your interest. This home is no longer available.",
  accepted: ({ time, tour, isAlone, agent, address, manageUrl, from }) =>
    sentences(
      `Your showing is confirmed: ${time}, ${tour.en}, ${address}.`,
      `${agent} ${isAlone ? "is your contact" : "will show it to you"}.`,
      from ? `It replaces your showing on ${from}.` : "",
      manageUrl ? `To change or cancel: ${manageUrl}` : "",
    ),
  declined: ({ time, reason, isForeign }, { owner }) =>
    `${owner} can't do ${time}.${asOwnerSays(owner, reason, isForeign)}`,
  "owner-canceled": ({ time, reason }, { owner }) =>
    `${owner} had to cancel your showing on ${time}.${because(reason)}`,
  "owner-proposes": ({ from, time, comment, kept, url }, { owner }) =>
    kept
      ? sentences(
          `${owner} can't do ${from} but could do ${time}.${because(comment)} Does that work for you? (yes or no)`,
          `Your showing on ${kept} stays until you say yes.`,
          answerHere(url),
        )
      : sentences(
          `${owner} would like to move your showing from ${from} to ${time}.${because(comment)}`,
          "Does the new time work for you? (yes or no)",
          answerHere(url),
        ),
  "time-stands": ({ time, instead }, { owner }) =>
    `${owner} offered you ${instead} and I didn't hear back, so your showing on ${time} stays as planned.`,
  "not-answered-yet": ({ time }, { owner }) => `${owner} hasn't confirmed ${time} yet, so please don't head over.`,
  expired: ({ time }, { owner }) => `I'm sorry, ${owner} didn't respond to your request for ${time} in time.`,
  reminder: ({ time, agent, address, yesUrl, noUrl }, { isText }) =>
    sentences(
      `Reminder: your showing at ${address} is today ${time}. Will you attend? Yes: ${yesUrl} No: ${noUrl}`,
      isText ? "Or reply 1 I'll be there, 2 I can't." : "",
      agent ? `Your contact: ${agent}.` : "",
    ),
  "tour-instructions": ({ time, code, url, from, until }) =>
    `For your tour on ${time}: open ${url} and enter the code ${code} to see how to get in. The code works starting ${from}${until ? `, until ${until}` : ""}.`,
  "tour-called-off": ({ time }, { owner }) =>
    `I'm sorry, ${owner} didn't send entry instructions for ${time} in time, so that tour is canceled. Please don't head over.`,
  "agent-changed": ({ time, isAlone, agent }) =>
    `A small change: ${agent} ${isAlone ? "is your contact for your tour" : "will show you the home"} on ${time}.`,
  "owner-answered": ({ question, answer, isForeign }, { owner }) =>
    `You asked: "${question}" ${owner} says${isForeign ? " in Spanish" : ""}: ${answer}`,
  "no-answer": ({ question }, { owner }) => `You asked: "${question}" Sorry, ${owner} doesn't have an answer to that.`,
  "owner-has-read": (_, { owner }) => `${owner} has read your message. If anyone is still in danger, call 911.`,
  "still-silent": ({ questions: [question, ...others] }, { owner }) =>
    others.length === 0
      ? `You asked: "${question}" I'm still waiting to hear from ${owner}, and I haven't forgotten.`
      : `I'm still waiting to hear from ${owner}, and I haven't forgotten your questions: ${[question, ...others].map((one) => `"${one}"`).join(" ")}`,
  "follow-up": ({ number, home, hasSeen }) =>
    (hasSeen
      ? [
          `Are you still interested in ${home}? I'm happy to answer questions, and you can tell me if you'd like to apply.`,
          `Just checking in about ${home}. Do you have any questions, or would you like to apply?`,
          `Last message from me about ${home}. If you're still interested, just reply.`,
        ]
      : [
          `Are you still interested in ${home}? I'm happy to answer questions or find a time to see it.`,
          `Just checking in about ${home}. Would you like to see it?`,
          `Last message from me about ${home}. If you'd still like to see it, just reply.`,
        ])[number - 1] as string,
  "liked-it": () => "Good to hear. Let me know if you'd like to apply, or ask me anything about the home.",
  "after-trouble": (_, { owner }) =>
    `I'm sorry the showing didn't go as planned. ${owner} knows about it. If you still want to see the home, tell me a day that works. If you did see it, let me know if you'd like to apply.`,
  completed: () => "I hope you liked the home. Would you like to apply, or do you have any questions?",
};
