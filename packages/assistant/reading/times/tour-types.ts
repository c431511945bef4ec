import type { TourType } from "@porchlight/domain/properties/property.ts";
import { keeping } from "../text/kept.ts";
import { Lexicon } from "../text/lexicon.ts";
import { tokensOf } from "../text/normal.ts";
import { phrases, type WordLists } from "../text/phrases.ts";
import { readerOf } from "../text/word-table.ts";
import { comesThere } from "./comes-there.ts";
import { withoutJoining } from "./joins-by-video.ts";

const tourWords = new Lexicon<TourType>([
  [
    "VIRTUAL",
    [
      ...phrases("virtual; video tour|call|showing|walkthrough|visit|option|thing|one|chat; facetime; zoom"),
      ...phrases("video works|sounds; video is fine|good|okay|best|better|easier; video sirve|funciona"),
      ...phrases("by|over|on|no|not|without video; be|only video; without being|going there"),
      ...phrases("see|tour|show|view it|this|that|them remotely|online; place|apartment|apt|unit|home remotely"),
      ...phrases(
        "videollamada; sin|por video; nada de video; ser|solo video; verlo|verla|visitarlo|visitarla a distancia",
      ),
      ...phrases("sin estar ahi|alla|alli|presente|presentes"),
    ],
  ],
  [
    "SELF_GUIDED",
    [
      ...phrases(
        "self guided|tour|showing|show; selfguided; by myself|ourselves; on my|our own; lockbox; go|tour alone",
      ),
      ...phrases("with a|the code; con el|un codigo; por mi|nuestra cuenta; autoguiado; autoguiada; yo solo|sola"),
      ...phrases("ir|verla|verlo|pasar solo|sola"),
    ],
  ],
  ["IN_PERSON", phrases("in person; en persona; presencial")],
]);
const kinds: readonly TourType[] = ["VIRTUAL", "SELF_GUIDED", "IN_PERSON"];

/** "Is the wifi fast enough for video calls": one's own calls are no tour. */
export const ownCalls =
  /\b(?:video|zoom|facetime) (?:calls|meetings|chats)\b(?![^.?!]*\b(?:see|tour|show\w*|visit|view\w*)\b)/;

/** The kind of tour that a normal text wishes for: by video, alone, or with somebody there; of several the one named last. */
export const tourTypeIn = keeping((text): TourType | null => {
  if (takesEither(text)) return null;
  if (wantsHost(text)) return "IN_PERSON";
  const wished = withoutJoining(text).replace(rejected, " ").replace(ownCalls, " ");
  const named = tourWords.find(tokensOf(wished)).map(({ key }) => key);
  // "My cousin will go look and I watch over facetime": who comes sees it in person.
  if (named.includes("VIRTUAL") && comesThere.test(text))
    return named.findLast((one) => one !== "VIRTUAL") ?? "IN_PERSON";
  return named.at(-1) ?? null;
});

/** "In person or on my own", "with the owner, or self guided is fine too": one kind is as good as the other. */
const takesEither = keeping((text): boolean => {
  const named = tourWords.keys(tokensOf(text.replace(rejected, " ").replace(ownCalls, " ")));
  const kinds = new Set([...named, ...(wantsHost(text) ? ["IN_PERSON"] : [])]);
  return kinds.size > 1 && leavesOpen.test(text);
});
const leavesOpen = /\b(?:or|either|both|too|also|as well|whichever|o|cualquiera|ambos|tambien)\b/;

/** The kind of tour that a normal text will not have: "not by video", "I don't want to go by myself"; else null. */
export function refusedTourIn(text: string): TourType | null {
  if (takesEither(text)) return null;
  if (wantsHost(text)) return toldIn(text).has("alone") ? "SELF_GUIDED" : null;
  const named = tourWords.keys(tokensOf(text));
  if (named.size === 0) return null;
  const wished = tourWords.keys(tokensOf(text.replace(rejected, " ")));
  return kinds.find((kind) => named.has(kind) && !wished.has(kind)) ?? null;
}

/** "In person rather than by video" wishes for one of them. */
const rejecting = "(?:than|instead of|(?<!why )not|without|en vez de|nada de|sin|no)";
const wanting =
  "(?:want|need|like|do|doing|come|look|tour|be|go|see it|visit|get there|quiero|me gusta|into|comfortable with|interested in|able to|hacer|podemos|puedo|ir|verl[ao])";
const leading = "(?:by|over|on|a|an|the|any|to|por|un|una|el|la|of|through)";
const kind =
  "(?:virtual|videos?|facetime|zoom|videollamada|recorrido virtual|self[ -]?(?:guided|tour|show(?:ing)?)|my own|mi cuenta|in[ -]person|en persona|presencial)";
/** "If video won't work", "si no se puede por video" */
const supposing = `si no (?:se puede|es|hay|funciona)|if (?:it|there|you|he|she|they|we|i) (?:can|is|are) not(?: be| do it)?`;
const rejected = new RegExp(
  [
    `\\b(?:${rejecting}|${supposing}) (?:(?:${wanting}|${leading}) )*${kind}(?: (?:tour|call|showing)s?)?\\b`,
    `\\bif (?:(?:the|a|by) )*${kind}(?: tour| call)? (?:will|does|is|can) not\\b`,
  ].join("|"),
  "g",
);

const lists: WordLists = {
  theHost: "the (owner|landlord|landlady|agent|manager|host)",
  theHostInSpanish: "el|la dueno|duena|encargado|encargada",
  host: "{theHost}; someone; somebody; a person",
  person: "person; human being; human",
  present: "(be|is|was|were|will be|being)? (there|present|around|meet us|meet me|show it|show me|show us)",
  alone:
    "alone; by myself; by ourselves; on my own; on our own; solo; sola; solos; solas; por mi cuenta; por nuestra cuenta; self guided",
};
const toldIn = readerOf(
  {
    // "With the owner there" and "not by myself" are in person.
    host: {
      en: [
        "with {theHost}; {host} (to|can|could|will|would|should)? {present}; with (a|an)? (actual|real|live|human)? {person}",
        "rather|prefer|want|like|love (to)? meet {theHost}; prefer|want meeting {theHost}",
        "(not|no|rather not|do not want to) .. {alone}; self guided (tour)? (will not|does not|is not|no)",
        "than|instead .. {alone}; shown|walked|led|guided ... by {host}",
      ],
      es: [
        "con {theHostInSpanish}; que este|venga|vaya|haya ({theHostInSpanish}|alguien); con alguien !(mas|que me acompane)",
        "con (una)? persona !(mas); en vez|lugar de .. {alone}; alguien que nos|me la|lo ensene|muestre|abra",
      ],
    },
    alone: { en: ["{alone}"] },
    // "Is that okay with the owner" wishes for nobody's company either.
    speaks: {
      en: [
        "speak; talk; chat; call; okay|alright|fine|cool|check|clear (it|that|this)? with {theHost} !(there|present)",
      ],
      es: ["habl*; llam*; bien|problema con {theHostInSpanish} $"],
    },
  },
  lists,
);
const stop = /[,.;!?]/;

/** Whether somebody is to be there: who only wants to speak with the owner asks for no host. */
export const wantsHost = (text: string): boolean =>
  toldIn(text).has("host") && !toldIn(text).has("speaks") && text.split(stop).some((part) => toldIn(part).has("host"));
