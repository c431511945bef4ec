import { isDecided } from "@porchlight/domain/applications/lifecycle.ts";
import type { ApplicationAsked, Question } from "../heard/questions.ts";
import type { Intent } from "../reading/intents.ts";
import type { Saying } from "../saying/saying.ts";
import { wordsOf } from "../topics/enum-words.ts";
import type { OwnApplication } from "../world.ts";
import {
  askContactOnce,
  asksSomething,
  type Draft,
  handOverAlong,
  hasSignal,
  hears,
  learnedSomething,
  openRequest,
} from "./draft.ts";
import { answerTopic } from "./questions.ts";

/** What is asked of: the application of whoever writes or the reports in it, or somebody else's. */
type AskedApplication = Exclude<ApplicationAsked, "own-if-any" | "own-if-decided">;

/** What a question is of whatever topic its words name: "what did my credit report say" asks for no minimum score. */
const ofAnyTopic: readonly (ApplicationAsked | null)[] = ["own-if-decided", "own-reports"];

const howToApply = "application_provider";

/**
 * Meets what a message asks of an application: the renter's own is told of, another's never, and to somebody who may be
 * anybody neither. What it has met is heard no more. Returns whether it said anything.
 */
export function meetApplication(draft: Draft): boolean {
  const { application: own = null, hidesApplication } = draft.world;
  const asksOf = takeQuestions(draft);
  const isOfItsLink = isOfLink(draft);
  if (isOfItsLink) dropIntents(draft, ofLostLink);
  if (asksOf.has("another's")) draft.says.push({ say: "others-application" });
  if (own && (asksOf.has("own") || (asksOf.size === 0 && isAboutOwn(draft, own)))) tellOwn(draft, own, isOfItsLink);
  else if (hidesApplication && (asksOf.has("own") || asksOf.has("own-reports")) && !wishesToApply(draft))
    draft.says.push({ say: "application-not-here" });
  if (own && asksOf.has("own-reports"))
    draft.says.push({ say: "application-reports", isDecided: isDecided(own.bundle), url: own.pageUrl });
  return draft.says.length > 0;
}

/** Whether the renter's own application is decided or withdrawn, so that it can be told of though the home is gone. */
export const isOver = ({ world: { application: own } }: Draft): boolean =>
  own != null && (own.isWithdrawn || isDecided(own.bundle));

/** Brings the wish to apply to the owner, once, and says how it works here. */
export function requestsApplication(draft: Draft): void {
  if (!wishesToApply(draft)) return;
  const { property, application: own, hidesApplication } = draft.world;
  // Whoever has an application and still asks asks for somebody else.
  if (own && !own.isWithdrawn) {
    answerTopic(draft, howToApply);
    return;
  }
  if (handOverAlong(draft, "application")) {
    draft.orders.push({ kind: "request-application" });
    if (property.leaseConditions?.applicationProvider === "PLATFORM") answerTopic(draft, howToApply);
  }
  draft.says.push({ say: "apply" });
  askContactOnce(draft);
  // Who turns to applying chooses among no times.
  if (draft.talk.awaiting === "time" && !hears(draft, "request_showing"))
    draft.talk = { ...draft.talk, awaiting: null, offered: [] };
  if (!hidesApplication) return;
  draft.orders.push({ kind: "resend-application" });
  draft.says.push({ say: "application-maybe-mailed" });
}

const wishesToApply = (draft: Draft): boolean =>
  (hears(draft, "apply") && !hears(draft, "request_alternatives")) || asksForItsLink(draft);

/** "So do you send me the link?", of who told that they want to apply, and of no showing. */
const asksForItsLink = (draft: Draft): boolean =>
  draft.talk.escalated.includes("application") &&
  !draft.world.application &&
  openRequest(draft) === null &&
  hasSignal(draft, "names-link") &&
  !hears(draft, "access_problem") &&
  !asksSomething(draft);

/** Takes the questions about an application out of what was heard; the others are answered as ever. */
function takeQuestions(draft: Draft): Set<AskedApplication> {
  const { heard } = draft;
  const met = new Set<AskedApplication>();
  if (heard === null) return met;
  const isMet = (question: Question, topic?: string): boolean => {
    const whose = metBy(draft, question, topic);
    if (whose) met.add(whose);
    return whose !== null;
  };
  draft.heard = {
    ...heard,
    asks: heard.asks.filter(
      (ask) => (ask.topic !== howToApply && !ofAnyTopic.includes(ask.application)) || !isMet(ask, ask.topic),
    ),
    unknownQuestions: heard.unknownQuestions.filter((question) => !isMet(question)),
  };
  return met;
}

/** Returns whose application a question is about; null for one that is answered or handed over like any other question. */
function metBy({ world }: Draft, { application }: Question, topic?: string): AskedApplication | null {
  const { application: own = null, hidesApplication } = world;
  const isThere = own !== null && (application !== "own-if-decided" || isDecided(own.bundle));
  const whose =
    application === "own-if-any" || application === "own-if-decided" ? (isThere ? "own" : null) : application;
  if (whose === "own" || whose === "own-reports") return own || hidesApplication ? whose : null;
  // How one applies is, to who has an application, how to go on with it.
  return whose ?? (topic === howToApply && own && !own.isWithdrawn ? "own" : null);
}

/** Words that name the application, or the link where no showing has one, are about it where they ask nothing else. */
function isAboutOwn(draft: Draft, own: OwnApplication): boolean {
  if (own.isWithdrawn || hasSignal(draft, "names-another-person") || hears(draft, "request_private_info")) return false;
  if (wishesToApply(draft)) return true;
  const asksElse = asksSomething(draft);
  return !asksElse && !learnedSomething(draft) && (hasSignal(draft, "names-application") || isOfLink(draft));
}

/** The link that is meant is the application's where that is named, or where the renter has one and no showing. */
function isOfLink(draft: Draft): boolean {
  if (hasSignal(draft, "names-application")) return hasSignal(draft, "names-link") || hasSignal(draft, "names-mail");
  return Boolean(draft.world.application) && openRequest(draft) === null && hasSignal(draft, "names-link");
}

/** What the words for a lost or broken link are heard as. */
const ofLostLink: readonly Intent[] = ["access_problem", "report_maintenance", "negate"];

function dropIntents(draft: Draft, dropped: readonly Intent[]): void {
  if (draft.heard === null) return;
  const intents = draft.heard.intents.filter((intent) => !dropped.includes(intent as Intent));
  draft.heard = { ...draft.heard, intents };
}

function tellOwn(draft: Draft, own: OwnApplication, isOfItsLink: boolean): void {
  draft.says.push(sayingOf(draft, own, isOfItsLink || wishesToApply(draft)));
  dropIntents(draft, ["apply"]);
  const { heard } = draft;
  if (heard && !ofShowing.some((intent) => hears(draft, intent))) draft.heard = { ...heard, times: [] };
}

/** Only with these does a time that is named wish for a showing. */
const ofShowing: readonly Intent[] = [
  "request_showing",
  "request_other_times",
  "reschedule_showing",
  "cancel_showing",
  "request_self_tour",
];

function sayingOf(draft: Draft, own: OwnApplication, isLinkWanted: boolean): Saying {
  const { status, bundle, missing, pageUrl: url } = own;
  if (own.isWithdrawn) return { say: "application-withdrawn" };
  if (isDecided(own.bundle)) return { say: "application-decided", url };
  if (status === "SUBMITTED") return { say: "application-submitted", isComplete: bundle === "SUBMITTED", url };
  const isStarted = status !== "SENT";
  // A page is of use only to somebody who has an account by now.
  const isMailed = isLinkWanted || !isStarted;
  if (isMailed && own.canResend) draft.orders.push({ kind: "resend-application" });
  const link = isMailed ? (own.canResend ? "mailed" : "mailed-before") : "page";
  const toDo = missing.map((section) => wordsOf("applicationSections", section));
  return { say: "application-open", isStarted, missing: isStarted ? toDo : [], link, url };
}
