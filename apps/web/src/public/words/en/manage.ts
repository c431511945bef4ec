import { timing } from "@porchlight/domain/showings/timing.ts";
import { tourWords } from "@porchlight/domain/words/en.ts";
import { spanWords } from "@porchlight/domain/words/spans.ts";
import { times } from "./times.ts";

/** The English words of a showing's page. `who` is the person who shows the home. */
export const manage = {
  ...times,
  today: "Today",
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  until: (time: string, zone: string) => `Until ${time}, ${zone}`,
  dateUntil: (date: string, time: string, zone: string) => `${date}, until ${time}, ${zone}`,

  seeYou: (date: string | null) => `See you ${onDay(date)}`,
  toldComing: (owner: string) => `We’ve told ${owner} you’re coming.`,
  willYouBeThere: (date: string | null) => `Will you be there ${onDay(date)}?`,
  letKnow: (who: string) => `Let ${who} know so no one’s left waiting.`,
  letKnowOwnTour: (who: string) => `Let ${who} know whether you’re coming.`,
  requestSent: (owner: string) => `Request sent to ${owner}`,
  whenConfirmed: (owner: string) => `We’ll let you know when ${owner} confirms.`,
  notConfirmed: (owner: string) => `${owner} hasn’t confirmed yet. Please wait to hear from us before heading over.`,
  cannotCome: "You can’t make it",
  toldNotComing: (owner: string) => `We’ve told ${owner}. You can pick another time below.`,
  lessThanAnHour: "In less than an hour",
  inHours: (hours: number) => (hours === 1 ? "In 1 hour" : `In ${hours} hours`),
  over: "This showing is over",
  questions: "Questions? Ask Piper.",
  declined: (owner: string) => `${owner} can’t show the home at that time`,
  otherTimes: "Piper will suggest other times.",
  canceledByYou: "You canceled this showing",
  allSet: "You’re all set.",
  canceledBy: (owner: string) => `${owner} canceled this showing`,
  doNotHeadOver: "Please don’t head over. Piper will suggest other times.",
  newTime: "This showing has a new time",
  itIs: (when: string) => `It’s on ${when}.`,
  askedForAnother: "You asked for a different time",
  givenUp: "This time was given up",
  noShowing: "You don’t have a showing right now. Questions? Ask Piper.",
  doesItWork: "Does this new time work for you?",
  proposes: (owner: string, old: string, proposed: string) => `${owner} can’t do ${old} but could do ${proposed}.`,
  standsUntilYes: (when: string) => `Your showing on ${when} stays until you say yes.`,
  yesOrNo: "Yes or no?",
  yesThatWorks: "Yes, that works",
  noItDoesNot: "No, it doesn’t",
  insteadOf: "Instead of",
  yourShowing: (date: string | null) => `Your showing is ${onDay(date)}`,
  askedToMove: (owner: string, when: string) =>
    `You asked to move it to ${when}. Until ${owner} confirms that, this time stays.`,
  standsUntilConfirmed: (owner: string, when: string) =>
    `Your showing on ${when} stays until ${owner} confirms this new time.`,
  noResponse: (owner: string) => `${owner} didn’t respond in time`,

  tours: tourWords,
  contact: "Your contact for this tour",
  guide: "Your guide",
  openInMaps: "Open in Maps",
  addToCalendar: "Add to calendar",
  calendarPending: (owner: string) => `Google, Apple or Outlook. Shows as pending until ${owner} confirms.`,
  confirm: "Confirm, I’ll be there",
  decline: "I can’t make it",

  plansChanged: "Plans changed?",
  anotherTime: "Ask Piper for another time",
  ownLink: "This page has its own link, so you can come back without an account.",
  cancel: "Cancel this showing",
  cancelMeans: (owner: string) => `We’ll cancel your showing and let ${owner} know.`,
  cancelNow: "Cancel showing",
  seeTimes: "See open times",
  seeHome: "See the home again",

  next: "What happens next",
  sent: { title: "Request sent", text: "You’re all set" },
  confirms: {
    title: (owner: string) => `${owner} confirms`,
    text: "If that time doesn’t work, Piper will suggest others",
  },
  address: { title: "You’ll get the address and your contact", text: "From Piper" },
  reminder: { title: "A reminder", text: "As soon as it’s confirmed" },
  reminderBefore: `A reminder ${spanWords(timing.reminderBefore, "en")} before`,

  entry: "Entry instructions",
  codeLabel: "Code for your tour",
  codeHint: "Piper sends it to you. It shows how to get in.",
  showEntry: "Show entry instructions",
  codeWorksUntil: (moment: string, zone: string) => `Your code works until ${moment}, ${zone}.`,
};

const onDay = (date: string | null): string => (date === null ? "today" : `on ${date}`);

export type ManageWords = typeof manage;
