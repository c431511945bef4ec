import type { EscalationReason, EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import { isBookable } from "@porchlight/domain/properties/lifecycle.ts";
import type { TourType } from "@porchlight/domain/properties/property.ts";
import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import {
  type DoubtedIncome,
  deletesIncome,
  incomeInDoubt,
  incomeKnown,
  isInDoubtStill,
  withDoubtEnded,
  withDoubtSettled,
  withoutDeleted,
} from "../dialogue/doubted-income.ts";
import { dayAt } from "../dialogue/home-clock.ts";
import { incomesBefore } from "../dialogue/incomes.ts";
import { withMoveInMoved } from "../dialogue/move-in-moved.ts";
import { withRefused } from "../dialogue/refused-times.ts";
import { withoutOfferedRent } from "../dialogue/rent-offers.ts";
import { withTakenBack, withToldBefore } from "../dialogue/told-before.ts";
import type { Question } from "../heard/questions.ts";
import type { Signal } from "../heard/signals.ts";
import type { Heard } from "../heard.ts";
import type { Intent } from "../reading/intents.ts";
import type { Saying } from "../saying/saying.ts";
import { dayText, momentText } from "../saying/time-text.ts";
import type { Talk } from "../talk.ts";
import { wordsOf } from "../topics/enum-words.ts";
import type { Said } from "../topics/topic.ts";
import type { FactUsed, Order } from "../turn.ts";
import type { World } from "../world.ts";
import { withHoursOfOtherDays } from "./asked-time.ts";
import { withTroubleAtDoor } from "./at-door.ts";
import { ofTour, tourMeant, withComing, withTour } from "./tour-meant.ts";

/**
 * What became of a question: answered, wholly or by what was asked back, with the owner, or left to the refusal that says
 * it. What is answered by half is with the owner.
 */
export type Outcome = "answered" | "passed-on" | "asked-back" | "left-to-refusal";

/** A turn in the making. `heard` is null where no message came. */
export type Draft = {
  readonly world: World;
  heard: Heard | null;
  /** The facts of this message, as they are to be recorded. */
  readonly learned: Partial<RenterFacts>;
  /** An income of this message that may be none, or not all, and by which the renter would fall short. */
  readonly doubtedIncome: DoubtedIncome | null;
  /** What is known of the renter, this message included. */
  readonly known: RenterFacts;
  readonly hasContact: boolean;
  readonly hasName: boolean;
  talk: Talk;
  says: Saying[];
  facts: FactUsed[];
  orders: Order[];
  /** What became of each question that was heard, once they were met. */
  outcomes: ReadonlyMap<Question, Outcome>;
};

/** "What's next?" asks for the showing there is, for one where there is none, and after it for what only Piper can say. */
function withNextStep(heard: Heard, { chosen }: Talk, { request, stage, now }: World): Heard {
  const hasBegun = request?.status === "ACCEPTED" && Temporal.Instant.compare(request.startsAt, now) < 0;
  const isSeen = request === null && heard.signals.has("says-seen");
  const isAfter = stage === "SHOWING_COMPLETED" || hasBegun || isSeen;
  const means: Intent =
    (request && !hasBegun) || (chosen && !isSeen) ? "ask_own_showing" : isAfter ? "ask_next" : "request_showing";
  return { ...heard, intents: heard.intents.map((intent) => (intent === "ask_next" ? means : intent)) };
}

/**
 * After the showing none is left to cancel: "could my husband see it too, he couldn't make it" wishes to come. Nor does who has
 * none cancel: "I can't make it myself, my cousin comes at ten".
 */
function withNothingToCancel(heard: Heard, { request, reschedule, stage }: World): Heard {
  const isOver = stage === "SHOWING_COMPLETED" && request === null && reschedule === null;
  const isForAnother = request === null && heard.signals.has("comes-instead") && heard.times.length > 0;
  if (!isForAnother && (!isOver || !heard.intents.includes("request_showing"))) return heard;
  return { ...heard, intents: heard.intents.filter((intent) => intent !== "cancel_showing") };
}

export function newDraft(standing: Talk, world: World, said: Heard | null): Draft {
  return draftOf(standing, world, said && withMoveInMoved(said, world));
}

function draftOf(kept: Talk, world: World, said: Heard | null): Draft {
  const standing = withoutDeleted(kept, said);
  const stood = said ? withHoursOfOtherDays(withComing(standing, said), said.times, world) : standing;
  const before = said ? withRefused(stood, said.times, said.bounds) : standing;
  const tour = tourMeant(before, world, said);
  const talk = said ? withTour(before, tour) : before;
  const ofRenter = withoutOfferedRent(said && tour ? ofTour(said, tour, world) : said, world);
  const settled = withDoubtSettled(ofRenter, before, world.renter.facts);
  const known = { ...world.renter.facts, monthlyIncome: incomeKnown(kept, world.renter.facts) };
  const heard = withTakenBack(settled, known, before);
  const { contact = {} } = heard ?? {};
  const { facts: told, incomes } = withToldBefore(heard, known, before);
  const doubtedIncome = incomeInDoubt(before, world, heard, told, {
    before: incomesBefore(before.incomes, known.monthlyIncome),
    after: incomes,
  });
  const { monthlyIncome, ...others } = told;
  // What was told is recorded, and nobody is turned down by it before they have answered.
  const facts = doubtedIncome === null || doubtedIncome.isWhole ? told : others;
  const isOpen = doubtedIncome?.isWhole || (!monthlyIncome && isInDoubtStill(kept, world.renter.facts));
  const isTold = incomes.entries.length + (incomes.total ?? 0) > 0 && !deletesIncome(heard);
  const isKept = isTold && (doubtedIncome?.isWhole ?? true);
  return {
    world,
    heard: heard && withTroubleAtDoor(withNothingToCancel(withNextStep(heard, talk, world), world), world, talk),
    known: { ...noFacts, ...world.renter.facts, ...facts, ...(isOpen ? { monthlyIncome: null } : {}) },
    learned: facts,
    doubtedIncome,
    hasContact: world.renter.hasContact || contact.email !== undefined || contact.phone !== undefined,
    hasName: world.renter.name !== null || contact.name !== undefined,
    talk: withOwnCredit(withDoubtEnded(isKept ? { ...talk, incomes } : talk, monthlyIncome), heard),
    says: [],
    facts: [],
    orders: [],
    outcomes: new Map(),
  };
}

const withOwnCredit = (talk: Talk, heard: Heard | null): Talk =>
  heard?.ownCredit === undefined ? talk : { ...talk, ownCredit: heard.ownCredit };

/** Hands something to the owner, once a topic; false where the owner has it already. */
export function escalate(
  draft: Draft,
  topic: string,
  question: string,
  reason: EscalationReason | null = null,
  type: EscalationType = "PROPERTY_QUESTION",
): boolean {
  if (!handOverAlong(draft, topic)) return false;
  draft.orders.push({ kind: "escalate", type, reason, topic, question: question.trim() });
  return true;
}

/** The topics that the owner is asked of in this turn. */
export const askedNow = ({ orders }: Draft): string[] =>
  orders.flatMap((order) => (order.kind === "escalate" ? [order.topic] : []));

/** Takes a topic for handed over with another one's question; false where the owner has it already. */
export function handOverAlong(draft: Draft, topic: string): boolean {
  if (draft.talk.escalated.includes(topic)) return false;
  draft.talk = { ...draft.talk, escalated: [...draft.talk.escalated, topic] };
  return true;
}

/** Asks for a way to reach the renter, once, where an answer must come back later. */
export function askContactOnce(draft: Draft): void {
  if (draft.hasContact || draft.talk.asked.includes("contact")) return;
  draft.says.push({ say: "ask-contact", withName: !draft.hasName });
  draft.talk = { ...draft.talk, awaiting: "contact", asked: [...draft.talk.asked, "contact"] };
}

/** Whether the message wants or says something. */
export const hears = ({ heard }: Draft, intent: Intent): boolean => heard?.intents.includes(intent) ?? false;

/** Whether the message says or does something besides. */
export const hasSignal = ({ heard }: Draft, signal: Signal): boolean => heard?.signals.has(signal) ?? false;

/** The key under which what the message says goes to the owner. */
export const keyOf = ({ heard }: Draft): string => heard?.gist.key ?? "";

/** Whether the message asks a question. */
export const asksSomething = ({ heard }: Draft): boolean =>
  heard !== null && heard.asks.length + heard.unknownQuestions.length > 0;

/** Whether the message tells of the renter, by its words or by what follows from them: "my roommate backed out". */
export const toldFacts = ({ heard, learned }: Draft): boolean =>
  heard !== null && Object.keys(heard.facts).length + Object.keys(learned).length > 0;

/** Whether the message tells of the renter or of how to reach them. */
export const learnedSomething = (draft: Draft): boolean =>
  toldFacts(draft) || Object.keys(draft.heard?.contact ?? {}).length > 0;

/** What the next message is read as an answer to. */
export const waitFor = (draft: Draft, awaiting: Talk["awaiting"]): void => {
  draft.talk = { ...draft.talk, awaiting };
};

/** Whether the renter may choose of the times offered, also while their contact is asked for. */
export const mayChoose = ({ awaiting }: Talk): boolean => awaiting === "time" || awaiting === "contact";

/** Times were offered and none is chosen yet; whatever else was asked beside does not take the offer back. */
export const isOffered = ({ talk }: Draft): boolean =>
  talk.offered.length > 0 && talk.chosen === null && mayChoose(talk);

/** Violence, stalking, thoughts of suicide: until it is over nobody is asked about money. */
export const isInDistress = ({ talk }: Draft): boolean => talk.trouble === "violence" || talk.trouble === "despair";

/** A kind of tour, as it is said. */
export const tourName = (tour: TourType): Said => tourNames[tour];

/** The kind of tour, to be said where more than one can be had. */
export const tourToSay = ({ world }: Draft, tour: TourType): Said | null =>
  world.openings.some(({ tourType }) => tourType !== tour) ? tourNames[tour] : null;

const tourNames: Record<TourType, Said> = {
  IN_PERSON: { en: "in person", es: "en persona" },
  VIRTUAL: { en: "by video", es: "por video" },
  SELF_GUIDED: { en: "self-guided", es: "por su cuenta" },
};

/** The open request that another wish would move. */
export const openRequest = ({ world }: Draft) =>
  world.request && isActiveRequest(world.request.status) ? world.request : null;

/** An instant as the renter reads it: in the home's zone and the language of the talk. */
export const timeFor = (draft: Draft, startsAt: Temporal.Instant | string): string =>
  momentText(
    typeof startsAt === "string" ? Temporal.Instant.from(startsAt) : startsAt,
    draft.world.property.timeZone,
    draft.world.now,
    draft.talk.language,
  );

/** A day as it is said: "Sat, May 16". */
export const dayFor = ({ world, talk }: Draft, day: string): string =>
  dayText(
    Temporal.PlainDate.from(day),
    Temporal.PlainDate.from(dayAt(world.now, world.property.timeZone)),
    talk.language,
  );

/** The home in a few words; its name may hold the street, so a hidden address is "the apartment in Columbus". */
export function homeName({ property }: World, language: "en" | "es"): string {
  if (!property.location.isAddressHidden) return property.displayName;
  const type = property.specifications?.propertyType;
  const word = type ? wordsOf("propertyTypes", type)[language] : language === "en" ? "home" : "vivienda";
  return language === "en" ? `the ${word} in ${property.location.city}` : `${word} en ${property.location.city}`;
}

/** Why nobody can have the home any more, or null while somebody can. */
export function goneAs({ isDeleted, property }: World): "deleted" | "rented-out" | null {
  if (isDeleted) return "deleted";
  return property.status === "RENTED_OUT" ? "rented-out" : null;
}

const newStages = ["INITIAL_CONTACT", "REQUIREMENTS_NOT_MET"];

/**
 * While a home is unlisted, old leads may still book and new ones may not.
 * Source: docs/decisions/0007-listing-life.md.
 */
export function mayBook(world: World): boolean {
  if (goneAs(world)) return false;
  if (isBookable(world.property.status)) return true;
  if (world.property.status !== "UNLISTED") return false;
  return world.mayBook ?? (world.request !== null || !newStages.includes(world.stage));
}
