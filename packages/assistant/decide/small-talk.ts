import { tellAnswer } from "./answer-told.ts";
import { proceed } from "./booking.ts";
import { askWhatStands, deniesLast, standsAtSomething } from "./denied.ts";
import {
  askContactOnce,
  type Draft,
  escalate,
  hasSignal,
  hears,
  isOffered,
  keyOf,
  learnedSomething,
  openRequest,
  toldFacts,
  waitFor,
} from "./draft.ts";
import { inviteToCome } from "./interest.ts";
import { sayNoted } from "./noted.ts";
import { noteCosigner } from "./offers.ts";
import { isOwnTime } from "./own-time.ts";
import { askMissing, askTotal } from "./qualifying.ts";
import { answerTopic } from "./questions.ts";
import { isPassedOn } from "./refusing.ts";
import { askWhichTime, findTime } from "./showings.ts";
import { tellShowing } from "./tell-showing.ts";
import { verdictFor } from "./verdict.ts";

/** Meets what asks nothing and books nothing: news of oneself, a denial, a message for the owner, thanks, a greeting. */
export function smallTalk(draft: Draft, text: string): void {
  if (hears(draft, "tells_cosigner")) {
    answerTopic(draft, "requirements.cosigner");
    tellOwner(draft, text);
    return void noteCosigner(draft);
  }
  if (hasSignal(draft, "denies-name") && draft.heard?.contact.name === undefined) return void askRightName(draft);
  const isLeaving = draft.talk.chosen === null && !learnedSomething(draft) && hasSignal(draft, "takes-leave");
  if (isLeaving) draft.talk = { ...draft.talk, awaiting: null };
  const isUnhurried = hasSignal(draft, "says-no-hurry") && draft.talk.chosen === null;
  if (isUnhurried && !learnedSomething(draft) && !draft.says.length) return void answerThanks(draft);
  if (draft.talk.awaiting === "facts" && !draft.says.length) {
    if (speaksForOneself(draft)) return void tellOwner(draft, text);
    if (onlyTells(draft)) return void hearOut(draft, text);
    if (askMissing(draft, verdictFor(draft), false)) return;
  }
  if (learnedSomething(draft)) {
    sayNoted(draft);
    if (isOffered(draft)) askWhichTime(draft);
    // "I'm interested in the home. My name is Ruth."
    else if (!toldFacts(draft) && hasSignal(draft, "tells-interest")) inviteToCome(draft);
    return;
  }
  if (asksOfOwnTime(draft) && tellShowing(draft, text)) return;
  if (draft.says.length === 0 && !isOffered(draft) && askTotal(draft)) return;
  chat(draft, text, isLeaving);
}

/** Meets what tells nothing of the renter: a denial, a message, thanks, a greeting. */
function chat(draft: Draft, text: string, isLeaving: boolean): void {
  if (deniesLast(draft)) return void askWhatStands(draft, "got-it-wrong");
  if (isOffered(draft) && hears(draft, "attend")) return void askWhichTime(draft);
  if (hears(draft, "pass_on") && hasSignal(draft, "has-message-for-owner")) return void tellOwner(draft, text);
  const asksToAsk = hears(draft, "pass_on") && !hears(draft, "thank_goodbye") && !isLeaving;
  if (asksToAsk && draft.talk.introduced) return void tellAnswer(draft, text);
  if (isLeaving || closing.some((intent) => hears(draft, intent))) answerThanks(draft);
  else meetLightly(draft, text);
}
const closing = ["thank_goodbye", "attend", "pass_on"] as const;

/** Answers thanks or a goodbye once. */
function answerThanks(draft: Draft): void {
  const isPlain = hasSignal(draft, "takes-leave") && !hasSignal(draft, "thanks");
  if (hurriesNobody(draft)) draft.says.push({ say: "no-hurry" });
  else if (!draft.talk.thanked) draft.says.push({ say: isPlain ? "any-time" : "welcome" });
  draft.talk = { ...draft.talk, thanked: true };
}

/** "No rush", of coming to see the home; where the owner was asked for something, it is of their answer. */
const hurriesNobody = (draft: Draft): boolean =>
  hasSignal(draft, "says-no-hurry") && draft.talk.escalated.length === 0 && openRequest(draft) === null;

/** What says little is met with what helps on: times to come, what Piper can do, what it still waits for. */
function meetLightly(draft: Draft, text: string): void {
  if (hasSignal(draft, "tells-interest")) inviteToCome(draft);
  else if (hasSignal(draft, "tells-hardship")) sayKindly(draft, text);
  else if (greetsBeside(draft) && standsAtSomething(draft)) askWhatStands(draft, "not-understood");
  else if (greetsBeside(draft)) draft.says.push({ say: "fallback" });
  else if (hears(draft, "greeting") || hasSignal(draft, "small-talk") || hasSignal(draft, "asks-for-language"))
    draft.says.push({ say: "hello" });
  else if (draft.says.length === 0 && onlyTells(draft)) hearOut(draft, text);
  else if (isOffered(draft)) {
    tellLost(draft, text);
    askWhichTime(draft);
  } else if (hears(draft, "affirm") && draft.talk.introduced) {
    if (hasSignal(draft, "answers-plain-yes")) inviteToCome(draft);
    else if (saysMuch(draft)) tellOwner(draft, text);
    else if (isPassedOn(draft)) draft.says.push({ say: "asked-owner-already" });
  } else if (hears(draft, "affirm") || hears(draft, "negate")) draft.says.push({ say: "hello" });
  else if (saysMuch(draft, openRequest(draft) ? muchWordsOfGuest : muchWords)) tellOwner(draft, text);
  else if (goesOn(draft)) tellOwner(draft, text);
  else if (draft.talk.chosen) proceed(draft, text);
  else draft.says.push({ say: "fallback" });
}

/** In more words there may be what the owner should read. */
const mostWordsTold = 45;
/** Whether a message tells of whoever writes or what they think, and nothing that is noted, wanted or of weight. */
export const onlyTells = (draft: Draft): boolean =>
  (hasSignal(draft, "tells-of-oneself") || hasSignal(draft, "only-remarks")) &&
  !hasSignal(draft, "tells-of-record") &&
  !hasSignal(draft, "nobody-answered") &&
  // "My mom will live with me" bears on the household, and says nothing that is noted.
  draft.heard?.intents.every((intent) => intent === "inform_qualification") === true &&
  !learnedSomething(draft) &&
  draft.heard.gist.words <= mostWordsTold;

/** Who only tells is heard, and the talk goes on where it stands. */
function hearOut(draft: Draft, text: string): void {
  draft.says.push({ say: hasSignal(draft, "tells-of-oneself") ? "thanks-for-telling" : "takes-remark" });
  if (isOffered(draft)) askWhichTime(draft);
  else if (draft.talk.chosen) proceed(draft, text);
  else findTime(draft);
}

/** Who only tells that times are hard hears a kind word, and what Piper waits for; what they tell besides is for the owner. */
function sayKindly(draft: Draft, text: string): void {
  if ((draft.heard?.gist.words ?? 0) > mostWordsOfHardship) return void tellOwner(draft, text);
  draft.says.push({ say: "sorry-to-hear" });
  if (isOffered(draft)) askWhichTime(draft);
}
/** More words than it takes to say so tell something else, too. */
const mostWordsOfHardship = 10;

/** "Hey, the thing with the stuff from before": a greeting, and content that was not understood. */
const greetsBeside = (draft: Draft): boolean =>
  draft.talk.introduced && hears(draft, "greeting") && !hasSignal(draft, "small-talk") && saysMuch(draft);

/** Whose name was heard wrong and who does not say the right one is asked for it. */
function askRightName(draft: Draft): void {
  draft.says.push({ say: "ask-name" });
  waitFor(draft, "contact");
}

/** "I've never been late with rent", while the owner thinks about a refusal, is for them and answers nothing that was asked. */
const speaksForOneself = (draft: Draft): boolean => isPassedOn(draft) && !learnedSomething(draft) && saysMuch(draft);

const ofOwnTime: readonly string[] = ["give_date", "proposes_time", "greeting", "affirm", "attend"];
/** "Is Saturday still good", "so that is confirmed for five", said of the time one has, and nothing else. */
const asksOfOwnTime = (draft: Draft): boolean => {
  const { heard, talk } = draft;
  const times = heard?.times ?? [];
  // "See you Thursday at five" may not be left to whoever has no answer yet.
  const isLightly = (intent: string) => intent === "thank_goodbye" && openRequest(draft)?.status === "PENDING";
  return (
    talk.awaiting === null &&
    heard?.intents.every((intent) => ofOwnTime.includes(intent) || isLightly(intent)) === true &&
    times.length > 0 &&
    times.every((wish) => isOwnTime(draft, wish))
  );
};

/** "Under 1300", of the other homes the owner was told of; "I paid it off", of what stands against a renter. */
const goesOn = (draft: Draft): boolean =>
  (draft.talk.escalated.some((topic) => topic.startsWith("other-homes.")) && hasSignal(draft, "narrows-search")) ||
  hasSignal(draft, "tells-of-record");

/** Words of meaning from which on what Piper did not understand is for the owner rather than for another try. */
const muchWords = 3;
/** "I'll be bringing my mom": what somebody who is to come says is for whoever opens the door. */
const muchWordsOfGuest = 2;
/** Beside times on offer it takes more, since one of them is likeliest meant. */
const muchWordsBesideTimes = 4;
const saysMuch = ({ heard }: Draft, least = muchWords): boolean => (heard?.gist.wordsOfMeaning ?? 0) >= least;

/** Where times are offered, what says much and was not understood goes to the owner too. */
function tellLost(draft: Draft, text: string): void {
  const isLost = draft.heard?.intents.every((intent) => yesOrNo.includes(intent)) === true;
  if (isLost && saysMuch(draft, muchWordsBesideTimes)) tellOwner(draft, text);
}
const yesOrNo: readonly string[] = ["affirm", "negate"];

/** Sends the owner a message, once; the renter hears of it. */
export function tellOwner(draft: Draft, text: string): void {
  const isNew = escalate(draft, `told-owner.${keyOf(draft)}`, text, "OTHER");
  draft.says.push({ say: isNew ? "told-owner" : "asked-owner-already" });
  askContactOnce(draft);
}
