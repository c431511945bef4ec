import type { Tour } from "@porchlight/contract/public-pages.ts";
import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import type { MapWords } from "../../../ui/map-view.ts";
import { times } from "./times.ts";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** The English words of the listing's interactive parts, which the server renders and the browser hydrates. */
export const words = {
  times,

  gallery: {
    label: "Photos",
    none: "No photos yet",
    /** "Alder Street Bungalow, 2 of 7" */
    photo: (title: string, place: number, of: number) => `${title}, ${place + 1} of ${of}`,
    show: "Show photos",
    showAll: (photos: number) => `Show all ${photos} photos`,
    count: (photos: number) => count(photos, "photo", "photos"),
    notShown: "Photo unavailable",
    viewer: (title: string) => `Photos of ${title}`,
    place: (place: number, of: number) => `${place + 1} of ${of}`,
    close: "Close photos",
    broken: "Unable to load image",
    previous: "Previous photo",
    next: "Next photo",
  },

  map: {
    show: "Show map",
    loading: "Loading the map…",
    /** What the map says to those who do not see it; its own words unless given. */
    drawn: undefined as MapWords | undefined,
  },

  booking: {
    tourType: "Tour type",
    onlyTour: (tour: string) => `${tour} tours`,
    loading: "Loading times…",
    failed: "We couldn’t load the times. Choose the tour type again.",
    none: (owner: string) => `No open times right now. Message Piper and we’ll let ${owner} know.`,
    pickDay: "Pick a day",
    day: "Day",
    dayLabel: (weekday: string, number: number, month: string, times: number) =>
      `${weekday} ${number} ${month}, ${count(times, "time", "times")}`,
    pickTime: "Pick a time",
    lasts: (minutes: number, zone: string) => `${minutes} min, ${zone}`,
    timeOn: (date: string) => `Time on ${date}`,
    request: "Request a showing",
    requestAt: (moment: string) => `Request ${moment}`,
    terms: (owner: string) =>
      `Free, no account needed. ${owner} confirms each request, and Piper lets you know either way.`,
    taken: "taken",
  },

  chat: {
    title: "Message Piper",
    assistant: (owner: string) => `${owner}’s automated assistant`,
    joined: (owner: string) => `${owner} has joined`,
    close: "Close chat",
    conversation: "Conversation",
    messages: "Messages",
    you: "You",
    /** What Piper says in an empty chat; it mentions showings only while the home takes requests. */
    invitation: (title: string, isTakingRequests: boolean) =>
      `Ask me anything about ${title}${isTakingRequests ? ", or pick a time to see it" : ""}.`,
    suggestions: "Suggestions",
    /** The first questions to choose from. */
    firstQuestions: (isTakingRequests: boolean) => [
      "Are cats ok?",
      "Is parking included?",
      isTakingRequests ? "When can I see it?" : "When is it available?",
    ],
    timesIn: (zone: string) => `Times in ${zone}`,
    offers: "Times Piper offers",
    /** The message that chooses an offered time, where several kinds of tours were offered. */
    choice: (moment: string, tour: Tour) =>
      `${moment}, ${{ IN_PERSON: "in person", VIRTUAL: "virtual", SELF_GUIDED: "self-guided" }[tour]}`,
    yourMessage: "Your message",
    placeholder: "Ask about pets, parking, move-in…",
    send: "Send",
    equalHousing: "Equal housing opportunity",
    askOwner: (owner: string) => `Ask ${owner} instead`,
    /** The message that asks for the owner. */
    wantsOwner: "I’d like to talk to the owner.",
    tryAgain: "Try again",
    writing: "Piper is writing",
    tooLong,
    notSent: "We couldn’t send this.",
    unreachable: "We couldn’t reach Piper. Check your connection.",
    links: { yes: "I’ll be there", no: "I can’t make it", showing: "open your showing" },
  },

  showing: {
    label: (state: string) => `Your showing: ${state}`,
    proposed: "New time proposed",
    proposes: (owner: string) => `${owner} would like to move it`,
    requested: "Requested",
    waiting: (owner: string) => `Waiting for ${owner} to confirm`,
    confirmed: "Confirmed",
    declined: "Declined",
    expired: "Not confirmed in time",
    canceled: "Canceled",
    details: "See details",
    manage: "Manage showing",
  },

  /** Messages by the code of the server's refusal; for other codes the server's own message is shown. */
  refusals: {} as Readonly<Partial<Record<string, string>>>,
};

export type IslandWords = typeof words;
