import type { WordsOf } from "../saying.ts";
import type { ApplicationLink, ApplicationSaying } from "../subjects.ts";
import { and } from "./phrases.ts";

const applicationLinks: Record<ApplicationLink, (url: string) => string> = {
  mailed: () => "I've emailed you the link again.",
  "mailed-before": () => "I already emailed you the link, so please check your inbox and your spam folder.",
  page: (url) => `You can continue here: ${url}`,
};

export const application: WordsOf<ApplicationSaying> = {
  apply: (_, { owner }) => [
    `I've told ${owner} you'd like to apply and will let you know what ${owner} says.`,
    `${owner} knows you'd like to apply.`,
  ],
  "application-open": ({ isStarted, missing, link, url }) => {
    const way = applicationLinks[link](url);
    const toDo = missing.length > 0 ? ` Still to do: ${and(missing.map(({ en }) => en))}.` : "";
    const state = isStarted
      ? `Your application isn't submitted yet.${toDo || " Everything is filled out, so you can submit it."}`
      : "You haven't started your application yet.";
    return [`${state} ${way}`, way];
  },
  "application-submitted": ({ isComplete, url }, { owner }) =>
    isComplete
      ? [
          `Your application is submitted and ready for ${owner}'s review. You'll get an email when ${owner} decides. You can see it here: ${url}`,
          `Your application is complete and waiting for ${owner}. You'll get an email when ${owner} decides.`,
        ]
      : [
          `Your part is submitted. Not everyone in your application has submitted yet. Once everyone has, ${owner} can review it.`,
          `Your part is submitted, and we're still waiting for someone else in your application.`,
        ],
  "application-decided": ({ url }) => [
    `The decision on your application is in the email we sent you and on your application page: ${url}`,
    `You'll find the decision on your application page: ${url}`,
  ],
  "application-reports": ({ isDecided, url }) => [
    `I can't see screening reports.${isDecided ? " If a report played a part in the decision, the notice we emailed you says how to get a free copy." : ""} Your application page shows where yours stand: ${url}`,
    `Where your reports stand is on your application page: ${url}`,
  ],
  "application-withdrawn": () => "Your application for this home was withdrawn.",
  "application-maybe-mailed": (_, { owner }) =>
    `If ${owner} already sent you an application, its link is in your email.`,
  "application-not-here": () => [
    "I can't tell who is writing in this chat, so I can't talk about an application here. If you have one, please use the link in the email about it.",
    "I can't talk about an application in this chat. Please use the link in the email about it.",
  ],
  "others-application": () => [
    "I can't share anything about someone else's application.",
    "That's someone else's application, so I can't share it.",
  ],
};
