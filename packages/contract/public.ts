import { messageChannels } from "@porchlight/domain/conversations/channels.ts";
import { messageSenders } from "@porchlight/domain/conversations/messages.ts";
import { languages } from "@porchlight/domain/kernel/languages.ts";
import { isUsPhone } from "@porchlight/domain/kernel/phones.ts";
import { commentLength, messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { amenityNames } from "@porchlight/domain/properties/amenities.ts";
import { criterionKinds, factKinds, sectionKinds } from "@porchlight/domain/properties/listing-parts.ts";
import { tourTypes } from "@porchlight/domain/properties/property.ts";
import { petKindsOfForms } from "@porchlight/domain/qualification/renter-facts.ts";
import {
  activeRequestStatuses,
  attendances,
  formOutcomes,
  requestStatuses,
} from "@porchlight/domain/showings/lifecycle.ts";
import { z } from "zod";
import { day, endpoint, id, instant, moment, nameText, optionalText, text } from "./endpoint.ts";
import { formMessages } from "./form-messages.ts";
import { photoView } from "./photos.ts";

const slug = z.object({ slug: z.string().min(3).max(120) });
export const tourType = z.enum(tourTypes);

export const openingView = z.object({ startsAt: instant, endsAt: instant });

/** The public facts of a home. The street is absent, not empty, where the owner hides it. */
export const publicListing = z.object({
  slug: z.string(),
  title: z.string(),
  isTakingRequests: z.boolean(),
  isRentedOut: z.boolean(),
  ownerFirstName: z.string(),
  timeZone: z.string(),
  location: z.object({
    street: z.string().optional(),
    unit: z.string().optional(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    /** Jittered by about half a mile where the address is hidden. */
    latitude: z.number(),
    longitude: z.number(),
    isExact: z.boolean(),
  }),
  images: z.array(
    photoView.pick({ url: true, cardUrl: true, thumbnailUrl: true, jpegUrl: true, width: true, height: true }),
  ),
  /** Sanitised HTML. */
  descriptionHtml: z.string().nullable(),
  /** The language of the description and of all else that the owner wrote. */
  ownWordsLanguage: z.enum(languages),
  facts: z.array(z.object({ kind: z.enum(factKinds), label: z.string(), value: z.string() })),
  /** `isOwnWords`: the value is what the owner wrote. */
  costs: z.array(
    z.object({ label: z.string(), value: z.string(), isMonthly: z.boolean(), isOwnWords: z.boolean().optional() }),
  ),
  lookingFor: z.array(z.object({ kind: z.enum(criterionKinds), label: z.string(), value: z.string() })),
  /** `notes` are what the owner wrote. */
  sections: z.array(
    z.object({
      kind: z.enum(sectionKinds),
      title: z.string(),
      lines: z.array(z.string()),
      notes: z.array(z.string()),
    }),
  ),
  amenities: z.array(z.object({ name: z.enum(amenityNames), label: z.string() })),
  /** First month and deposit, whole dollars; null while the rent is unknown. */
  dueAtMoveInDollars: z.number().nullable(),
  /** What the owner asks for, beside the questions of the request; null asks for nothing. */
  wanted: z.object({ monthlyIncomeDollars: z.number().nullable(), creditScore: z.number().nullable() }),
  rentDollars: z.number().nullable(),
  /** A day in the home's zone, YYYY-MM-DD. */
  availableFrom: z.string().nullable(),
  leaseTerms: z.array(z.string()),
  /** "6-month or 12-month lease"; null where the owner names no usual term. */
  leaseWords: z.string().nullable(),
  tours: z.array(tourType),
  showingDurationMinutes: z.number(),
  /** "Text {code} to {number}", where texts are configured. */
  text: z.object({ code: z.string(), number: z.string() }).nullable(),
});
export type PublicListing = z.infer<typeof publicListing>;

export const getListing = endpoint({
  method: "GET",
  path: "/public/listing/:slug",
  who: "public",
  summary: "A home as renters see it",
  params: slug,
  reply: publicListing,
});

export const getOpenings = endpoint({
  method: "GET",
  path: "/public/listing/:slug/openings",
  who: "public",
  summary: "Start times that are free now, for one kind of tour",
  params: slug,
  query: z.strictObject({ tourType }),
  reply: z.object({ timeZone: z.string(), openings: z.array(openingView) }),
});

const email = z.string().trim().toLowerCase().max(254).pipe(z.email(formMessages.email));
const phone = z.string().trim().refine(isUsPhone, formMessages.phone);

/** A renter's contact as typed: a name and a way to reach them. */
export const contact = z
  .object({
    name: nameText(100, formMessages.name),
    email: email.nullish(),
    phone: phone.nullish(),
    mayText: z.boolean().default(false),
  })
  .refine((given) => Boolean(given.email || given.phone), {
    path: ["email"],
    message: formMessages.contact,
  });

const petsGiven = z.array(z.object({ kind: z.enum(petKindsOfForms), count: z.number().int().min(1).max(20) }));

/** The qualifying answers as a form. Vouchers and protected traits are never asked. */
export const qualifyingAnswers = z.object({
  moveInDate: day(formMessages.noDate).nullish(),
  monthlyIncome: z.number().int().min(0).max(1_000_000).nullish(),
  creditScore: z
    .object({ low: z.number().int().min(300).max(850), high: z.number().int().min(300).max(850) })
    .nullish(),
  pets: petsGiven.nullish(),
});

export const conversationMessage = z.object({
  id,
  from: z.enum(messageSenders),
  text: z.string(),
  channel: z.enum(messageChannels).nullable(),
  createdAt: instant,
});
/** Times Piper just offered, to be chosen by a tap. */
export const offeredTime = z.object({ startsAt: instant, tourType });

const requestStatus = z.enum(requestStatuses);

/** A showing requested in the chat, with its current status. */
export const showingInChat = z.object({
  startsAt: instant,
  endsAt: instant,
  tourType,
  status: requestStatus,
  /** Another time that the owner proposes. */
  proposedAt: instant.nullable(),
  manageUrl: z.string(),
});
export type ShowingInChat = z.infer<typeof showingInChat>;

export const visitorConversation = z.object({
  messages: z.array(conversationMessage),
  offered: z.array(offeredTime),
  showings: z.array(showingInChat),
  ownerFirstName: z.string(),
  /** A person has taken the conversation over. */
  isTakenOver: z.boolean(),
});
export type VisitorConversation = z.infer<typeof visitorConversation>;

/** The language of the page that a renter writes on; Piper begins in it where their words show no other. */
const pageLanguage = z.enum(languages).optional();

export const startConversation = endpoint({
  method: "POST",
  path: "/public/conversation",
  who: "public",
  summary: "Opens a web chat about a home; the token is the browser's, for 90 days",
  body: z.strictObject({
    slug: z.string(),
    text: text(messageLength.max, formMessages.message).optional(),
    clientMessageId: id.optional(),
    language: pageLanguage,
  }),
  status: 201,
  reply: z.object({ token: z.string(), conversation: visitorConversation }),
});

export const getConversationMessages = endpoint({
  method: "GET",
  path: "/public/conversation/messages",
  who: "visitor",
  summary: "The visitor's conversation",
  reply: visitorConversation,
});

export const sendConversationMessage = endpoint({
  method: "POST",
  path: "/public/conversation/messages",
  who: "visitor",
  summary: "Says something; the reply holds Piper's answer. The same clientMessageId is said once.",
  body: z.strictObject({ text: text(messageLength.max, formMessages.message), clientMessageId: id }),
  reply: visitorConversation,
});

export const streamConversation = endpoint({
  method: "GET",
  path: "/public/conversation/events",
  who: "visitor",
  summary: "Tells when the conversation has something new, as server-sent events named `change`",
  kind: "stream",
  reply: z.object({ topic: z.literal("conversation") }),
});

/** The outcome of a request for a showing. */
export const showingRequestOutcome = z.object({
  outcome: z.enum(formOutcomes),
  /** Piper's sentence on it, in the language of the conversation. */
  text: z.string(),
  language: z.enum(languages),
  token: z.string(),
  showing: z.object({ startsAt: instant, endsAt: instant, tourType, timeZone: z.string() }).nullable(),
  manageUrl: z.string().nullable(),
});

export const requestShowing = endpoint({
  method: "POST",
  path: "/public/showing-request",
  who: "public",
  summary: "Asks for a showing at one of the openings; 409 when the time is gone",
  body: z.strictObject({
    slug: z.string(),
    startsAt: moment(formMessages.time),
    tourType,
    contact,
    answers: qualifyingAnswers.default({}),
    note: optionalText(commentLength.max),
    /** The browser's conversation about this home, if it has one. */
    token: z.string().nullish(),
    clientRequestId: id,
    language: pageLanguage,
  }),
  reply: showingRequestOutcome,
});

export const linkToken = z.object({ token: z.string().min(20).max(200) });

/** A renter's showing behind the mailed or texted link. */
export const managedShowing = z.object({
  title: z.string(),
  slug: z.string(),
  address: z.string().nullable(),
  ownerFirstName: z.string(),
  agentName: z.string().nullable(),
  /** The agent's number, E.164, where the showing is confirmed. */
  agentPhone: z.string().nullable(),
  timeZone: z.string(),
  startsAt: instant,
  endsAt: instant,
  tourType,
  status: requestStatus,
  attendance: z.enum(attendances).nullable(),
  /** The one that the renter and Piper speak. */
  language: z.enum(languages),
  /** Another time that the owner proposes in place of this one and the renter has not answered. */
  proposal: z.object({ startsAt: instant, endsAt: instant }).nullable(),
  /** The renter's other active request at the home: the confirmed time, or the one asked for. */
  other: z.object({ startsAt: instant, status: z.enum(activeRequestStatuses) }).nullable(),
});
export type ManagedShowing = z.infer<typeof managedShowing>;

export const getManagedShowing = endpoint({
  method: "GET",
  path: "/public/showing/:token",
  who: "link",
  summary: "The showing a link is about",
  params: linkToken,
  reply: managedShowing,
});

export const answerAttendance = endpoint({
  method: "POST",
  path: "/renter-showing/attendance",
  who: "link",
  summary: "Says whether the renter will attend",
  body: z.strictObject({ token: z.string(), attending: z.boolean() }),
  reply: managedShowing,
});

export const talkFromManagedShowing = endpoint({
  method: "POST",
  path: "/public/showing/:token/conversation",
  who: "link",
  summary: "Lets a browser go on in the conversation of the renter whose link it opened; the reply's token is its own",
  params: linkToken,
  body: z.strictObject({}),
  reply: z.object({ slug: z.string(), token: z.string() }),
});
export const cancelManagedShowing = endpoint({
  method: "POST",
  path: "/public/showing/:token/cancel",
  who: "link",
  summary: "Cancels the renter's own showing",
  params: linkToken,
  body: z.strictObject({}),
  reply: managedShowing,
});

export const openedInstructions = z.object({ instructions: z.string(), validUntil: instant.nullable() });
export type OpenedInstructions = z.infer<typeof openedInstructions>;

export const openTourInstructions = endpoint({
  method: "POST",
  path: "/public/showing/:token/instructions",
  who: "link",
  summary: "Entry instructions for a self-guided tour, for who has its code while it is valid",
  params: linkToken,
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, formMessages.code),
  }),
  reply: openedInstructions,
});

export type StartConversationBody = z.output<(typeof startConversation)["body"]>;
export type SendMessageBody = z.output<(typeof sendConversationMessage)["body"]>;
export type RequestShowingBody = z.output<(typeof requestShowing)["body"]>;
