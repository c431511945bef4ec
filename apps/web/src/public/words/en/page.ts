import type { CreditBand } from "@porchlight/domain/qualification/credit-score.ts";
import { manage } from "./manage.ts";

/** The English words that only the server renders. */
export const page = {
  frame: {
    skip: "Skip to content",
    listedWith: "Listed with Porchlight",
    equalHousing: "Equal housing opportunity",
    privacy: "Privacy",
    terms: "Terms",
  },

  listing: {
    listedBy: (owner: string) => `Listed by ${owner}`,
    piper: (owner: string) =>
      `Piper, an automated assistant, answers your questions. ${owner} steps in when you need a person.`,
    request: "Request a showing",
    about: "About this home",
    message: "Message Piper",
    rentedTitle: "No longer available",
    hasOthers: (owner: string) => `${owner} has other homes you can see.`,
    thanks: "Thank you for your interest.",
    seeOthers: "See other homes",
    noPrice: "Contact for price",
    perMonth: "per month",
    showings: (kinds: string) => `Showings: ${kinds.charAt(0).toLowerCase()}${kinds.slice(1)}`,
    paused: "Showings are paused",
    pausedText: (owner: string) => `Ask Piper a question and we’ll let ${owner} know you’re interested.`,
    orText: "Or text",
    textTo: "to",
    rented: "This home has been rented",
    openThisWeek: "Open for showings this week",
    open: "Open for showings",
    available: (day: string) => `Available ${day}`,
    availableNow: "Available now",
    others: (owner: string) => `Other homes from ${owner}`,
    aMonth: (rent: string) => `${rent} per month`,
    amenities: "Amenities",
    included: "What’s included",
    allAmenities: (count: number) => `See all ${count} amenities`,
    costs: "What you’d pay",
    dueAtMoveIn: "First month’s rent and deposit, without pets",
    lookingFor: (owner: string) => `What ${owner} looks for`,
    sameCriteria:
      "The same criteria apply to every application. Assistance animals are not pets, so pet fees never apply to them. Equal housing opportunity.",
    place: "Where it is",
    approximate: "Approximate area. Piper sends the exact address when your showing is confirmed.",
    openInMaps: "Open in Maps",
    /** The page's title: "Alder Street Bungalow, 2 bedrooms in Columbus". */
    title: (home: string, bedrooms: string | undefined, city: string) =>
      `${home}, ${bedrooms ? `${bedrooms} in ` : ""}${city}`,
    rentAMonth: (rent: string) => `${rent} a month`,
  },

  ask: {
    title: "Ask Piper about this home",
    replies: (owner: string) => `${owner}’s automated assistant, replies in seconds`,
    question: "Your question",
    placeholder: "Ask about pets, parking, move-in dates…",
  },

  flyer: {
    title: (home: string) => `${home}, flyer`,
    back: "Back to the listing",
    print: "Print",
    forRent: "For rent",
    scan: "Scan for photos, questions and showings",
    orText: "or text",
    textTo: "to",
    offered: (owner: string) => `Equal housing opportunity. Offered by ${owner} with Porchlight.`,
  },

  request: {
    title: (home: string) => `Request a showing of ${home}`,
    step: "Request a showing",
    questions: (owner: string) => `A few questions from ${owner}`,
    sameForAll: (owner: string) => `Everyone answers the same questions. Only ${owner} sees your answers.`,
    taken: "That time was just taken. Please choose another.",
    change: "Change",
    when: (tour: string) => `${tour}: when would you like to visit?`,
    free: (count: number) => `${count} free`,
    noTimes: "No open times right now.",
    messagePiper: "Message Piper",
    weTell: (owner: string) => `and we’ll let ${owner} know.`,
    name: "Full name",
    phone: "Phone number (optional)",
    contactHint: "Leave a phone number, an email, or both",
    email: "Email (optional)",
    moveIn: "Move-in date",
    availableNow: "This home is available now",
    availableFrom: (day: string) => `This home is available from ${day}`,
    income: "Monthly household income before taxes",
    incomeHint: "Everyone on the lease, combined",
    looksFor: (owner: string, least: string) => `${owner} looks for ${least}`,
    credit: "Credit score",
    creditHint: "Your best guess is fine",
    chooseRange: "Choose a range",
    bands: {
      Excellent: "Excellent",
      Great: "Great",
      Good: "Good",
      Fair: "Fair",
      Poor: "Poor",
    } satisfies Record<CreditBand, string> as Record<CreditBand, string>,
    noScore: "I have no score or don’t know it",
    pets: "Pets",
    noPets: "No pets",
    hasPets: "I have pets",
    petKinds: { smallDogs: "Small dogs", largeDogs: "Large dogs", cats: "Cats", otherPets: "Other pets" },
    petsHint: "Assistance animals are not pets",
    note: (owner: string) => `Anything else ${owner} should know? (optional)`,
    mayText:
      "I agree to get texts about this home from Porchlight (Piper, an automated assistant). Message and data rates may apply. Reply STOP to opt out, HELP for help. (optional)",
    send: "Send request",
    noAccount: "Free, no account needed",
  },

  outcome: {
    oneMore: "One more question",
    notMet: "This home’s requirements aren’t met yet",
    sameCriteria: "The same criteria apply to every request.",
    answer: "Answer Piper",
    ask: "Ask a question",
    back: (home: string) => `Back to ${home}`,
  },

  conversation: {
    title: (home: string) => `Message Piper about ${home}`,
    back: (home: string) => `Back to ${home}`,
    newReplies: "Check for new replies",
  },

  manage,
};

export type PageWords = typeof page;
