import type { Phrases, WordLists } from "../text/phrases.ts";
import { readerOf } from "../text/word-table.ts";

const lists: WordLists = {
  which: "master; primary; second; main; smaller; larger; bigger",
  room: "bedroom; bed room; master; living room; kitchen; closet; balcony; yard; bathroom; half bathroom",
  doors: "door; doorway; front door; main door; entry door; front doorway",
  heat: "heat; heating; furnace; stove; range; oven; dryer",
  head: "cat; dog; pet; animal; person; adult; applicant; head; tenant; roommate",
  both: "both; each; two; 2; gf; bf; wife; husband; partner; roommate",
  someone: "me; us; him; her; them; my; a; an; the",
};

/** Details of how, how much and on what terms, which an owner is seldom asked beforehand. */
const details: Phrases = {
  en: [
    "visit on|every|some|once; set up (the|my|our)? electr*; set up (the|my|our)? gas|utilities|power|water|internet",
    "the same (for|if|with|either way); how wide is|are !({doors}|the {doors}|your {doors}); width of",
    "smallest|largest|biggest room|bedroom; smallest|largest|biggest bed room",
    "big|large|wide (is|are)? (the|your)? {which}? {room}",
    "size|dimension|measurement of (is|are)? (the|your)? {which}? {room}; square footage of (the|your)? {which}? {room}",
    "coin !(op|machine|laundry|washer|dryer); coin operated; card operated; big|large|wide|tall|long|high|deep enough; fit a|an|my|in|two|our",
    "per load; each load; how much (is|are|for|does) (the)? laundry|washer|dryer|machine",
    "how much (is|are|for|does) a load; top floor; gas or electric; electric or gas",
    "gas|electric|oil|baseboard {heat}; forced air {heat}; per {head} $|or; (for|from) (each|every one) of us|them",
    "or (total|for both|altogether); application fee (for|cover|good for|count for) ... {both}",
    "does|do|will the|that|one application fee cover|count",
    "need|want|require|expect from {someone} ... cosign*; need|want|require|expect from {someone} ... co sign*",
    "cosigner|signer have|need|got to; live|living there|here (too|as well)? if|when|as; late fee; grace period",
    "sign (the|a)? lease by; face|facing north|south|east|west; on average; typically; how fast|reliable|loud is|are",
    "do a load; cost|price of a load; cost for a load; how many quarter; which (one)? is cheaper|better|best",
    "exception; leeway; steep; (are there|is there|any) stair|step",
    "join (us|me|in)? by|on|over|via|through|virtually|remotely; while i|we (am|are)? walk|look|tour|see|there",
    "no|any|many|few|the step|stair (at|to|up to|into|in front|outside|by); narrow; overnight; prorat*",
    "first payment; first month payment; expire; neighborhood|area|street|block like; how is the neighborhood|area|block",
    "pay|paying more|extra (per month|a month|each month)? for|to; within|under|over|meet|above|below the .. payment standard",
    "pass|hud (a|an|the)? . inspection; good enough; fast enough; install a|an|my|our; be|get considered; temporar*",
    "pet|dog|cat sit|sitter|sitting; petsit*; foster|fostering (a|an)? dog|cat",
    "staying|visiting|here (for)? (just|only)? (#|two|three|a few|a couple|some) day|week",
    "flexib* on|with|about (the)? pet|dog|cat|animal|size|weight|income|credit|score; no credit",
    "(do not|does not) have (any|much|a)? credit; 24 hour; 24 7; 24hr; open (until|till|late|all night); what|which hour !(i|am|do i)",
    "how long (does|do|will|would) (it|that|they|the) . (usually|typically|normally)? take",
    "sign (a|the)? lease now|today|early|online|remotely",
    "more|higher|bigger|extra|double|less|lower|cheaper if i|we|you|my|there",
    "really (a|an)? (problem|issue|dealbreaker|deal breaker|matter); hard (no|stop|cutoff|cut off|limit|rule|line|requirement)",
    "case by case; whole picture|story|thing; look past; overlook; count|hold (that)? against; does the owner do",
    "have|got|stand|our|my (a|any)? chance; would (the owner|the landlord|you|they|he|she) (ever)? consider",
    "voucher is (only)? for a|an; difference in (the)? price|rent|rate; same|lower|better|higher (the)? price|rent|rate",
    "price|rent|rate (difference|the same|lower|cheaper|higher|change); trial",
    "2nd|second|extra|another|additional (parking)? pass|permit|spot|space; not on the|our|my lease",
    "(how is|what is) (the|your)? wifi|internet|connection|reception|signal !(provider|password|cost|included|fee)",
    "automatically|always deny|denies|reject|decline|turn",
    "220|240 (volt)? plug|outlet|socket; break|breaks|breaking|broke down; out of service|order; get|gets stuck; reliable; reliably",
    "portable (washer|dryer|dishwasher|air conditioning)",
    "instead of (a|an|the)? !(###) #|one|two|six|twelve|eighteen (or #)? (month|year)? $; had|have|has|got|with (a|an)? . eviction",
  ],
  es: [
    "(como|que tal) (es|esta|anda)? (el|la)? wifi|internet|senal|conexion",
    "se descompone|traba|atora; hay (mucho|mucha)? escalera|escalon|escalones|grada",
  ],
};

const toldIn = readerOf(
  {
    detail: details,
    disqualifies: { en: ["disqualif*"] },
    // "Will that disqualify me" asks of what was told.
    "disqualifies-told": { en: ["(that|this|it|will i|would i) disqualif*"] },
  },
  lists,
);

/** Whether a clause asks what no record of a home says of anything in it, whatever the owner has told of it. */
export function isBeyondRecords(text: string): boolean {
  const told = toldIn(text);
  return told.has("detail") || (told.has("disqualifies") && !told.has("disqualifies-told"));
}
