import type { Heard } from "../../heard.ts";
import { withOwnerNamed } from "../contact/host-named.ts";
import { type Intent, intentsIn } from "../intents.ts";
import { aimOf } from "../learned/aims.ts";
import type { Message } from "../message.ts";
import { blamedIn } from "../people/trait-blamed.ts";
import { least } from "../rank.ts";
import { anyOf } from "../text/any-of.ts";
import { clausesOf } from "../text/clauses.ts";
import { languageAsked } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { tells } from "../text/word-table.ts";
import { isAboutTheHome } from "./about-the-home.ts";
import { asksAgain, withoutMissing } from "./answer-missed.ts";
import { likelyOfHome } from "./asked-of-home.ts";
import { contentOf } from "./words-of-meaning.ts";

/*
 * Which questions that no topic covers the owner is asked.
 */

/** Whether a question that no topic covers is one that the owner could answer of the home. */
export function isForOwner(
  words: string,
  { today, talk, ownerName }: Message,
  intents: ReadonlySet<Intent>,
  contact: Heard["contact"],
): boolean {
  const text = normal(words);
  if (intents.has("fair_housing_probe") || intents.has("abusive") || blamedIn(text)) return false;
  if (intents.has("ask_identity") && intentsIn(withOwnerNamed(text, ownerName)).includes("ask_identity")) return false;
  if (talk.awaiting === "pass-on" && agreesToPassOn.test(text)) return false;
  if (isRhetorical(text) || asksOnlyForAnswer(text)) return false;
  const like = aimOf(text, true);
  if (like !== null && like.likely >= least.aim && ofTalk.has(like.aim)) return false;
  if (isOfTimes(text, like) || clausesOf(words).every(({ text: part }) => isOfTimes(part, aimOf(part, true))))
    return false;
  if (like?.aim === "application_status" && like.likely >= least.asked.anyTopic) return true;
  if (intents.has("ask_privacy") && asksOfPrivacy(words)) return false;
  if (intents.has("request_private_info") && (ofOtherPeople.test(text) || demands.test(text))) return false;
  if (asksToBeWritten.test(text) && (contact.phone ?? contact.email)) return false;
  return languageAsked(words) === null && isAboutTheHome(words, today, talk.offered.length);
}

/** "Am I wasting my time here" wants no answer of the owner's. */
const isRhetorical = tells({
  en: ["waste|wasting my|our|your time; worth my|our time|while; are you kidding|joking; is this|that a joke"],
  es: ["perder|perdiendo (mi|el)? tiempo; es (una)? broma"],
});

/** "Could you please just answer that?" */
const asksOnlyForAnswer = (text: string): boolean => asksAgain(text) && contentOf(withoutMissing(text)).length === 0;

/** "Do you tell anybody that I have no social" asks who is told, and not what is asked for. */
export const asksOfPrivacy = (words: string): boolean => aimOf(normal(words), true)?.aim === "ask_privacy";

/** "Yes please ask, and tell her of our savings" is passed on whole. */
const agreesToPassOn =
  /^(?:yes|yeah|yep|sure|okay|please|si|claro|dale)\b[^?]*\b(?:ask|tell|check|mention|pass|pregunt\w+|dig\w+|avis\w+|mencion\w+)\b[^?]*$/;

/** "Huh?", "que bueno" and "I told you already?" ask the owner nothing. */
const ofTalk: ReadonlySet<string> = new Set(["chat", "thank_goodbye", "complaint"]);

/** "What times are open Saturday" is answered by the times there are. */
const ofTimes: ReadonlySet<string> = new Set(["when", "request_showing", "request_other_times"]);
const isOfTimes = (text: string, like: ReturnType<typeof aimOf>): boolean =>
  asksForTimes.test(text) ||
  (like !== null &&
    ofTimes.has(like.aim) &&
    (like.likely >= least.asked.oneTopic || likelyOfHome(text, true) < least.hardly));
const asksForTimes = new RegExp(
  String.raw`\b${anyOf(
    "(?:what|which|any) (?:other )?(?:times?|slots?|hours?)(?: are| is| do you have)?(?: still| also)? (?:open|left|free|available)",
    "(?:put|sign|pencil|book) (?:me|us|her|him|them) (?:down|up|in)",
  )}\b`,
);

/** The question before, of a message that only asks to pass it on. */
export const passedOn = ({ said, talk, history, ownerName }: Message): string[] =>
  talk.awaiting !== "pass-on" && asksToAskOwner.test(withOwnerNamed(normal(said), ownerName))
    ? history
        .filter(({ from }) => from === "renter")
        .slice(-1)
        .map(({ text }) => text)
    : [];

/** "And what do they earn" goes on about the people just asked of. */
const ofOtherPeople = /\b(?:they|their|them|he|she|his|her|owner)\b/;

/** "Can you send it to me", after what is refused, asks for just that. */
const demands =
  /\b(?:send|give|text|tell|share|show|get) (?:it|that|them|me|us)\b(?: (?:to me|to us|it|that|them|over|now|please|real quick|again))*\W*$/;

/** "Ok can you ask the owner" is after an answer to the words before it. */
const asksToAskOwner = new RegExp(
  String.raw`^(?:${anyOf(
    String.raw`okay; well; then; so; please; can; could; would; will; just; you; pls; entonces; puede\w*; le`,
  )}[, ]+)*(?:ask|check with|pregunt\w+(?: a| al)?) ${anyOf(
    "the owner; the landlord; them; him; her; dueno; propietario",
  )}(?: (?:please|for me|then|about (?:it|that)|that|por favor))*\W*$`,
);

/** "Can you text me instead? 937…" tells where to. */
const asksToBeWritten = /\b(?:text|e-?mail|message|write|reach|contact) (?:me|us)\b/;
