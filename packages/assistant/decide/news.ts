import { dashedPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { withPeriod } from "@porchlight/domain/kernel/sentence-ends.ts";
import { isInOtherLanguage } from "../knowing/owners-language.ts";
import { clockText } from "../saying/time-text.ts";
import { wordsOf } from "../topics/enum-words.ts";
import type { News } from "../turn.ts";
import { offerIfBookable, offerOtherDays } from "./booking.ts";
import { type Draft, homeName, openRequest, timeFor } from "./draft.ts";
import { hasSeenHome } from "./interest.ts";
import { type Answered, answered } from "./owner-answered.ts";
import { keepOwnersTimes } from "./owners-time.ts";

/** Keeps what the owner's answer sets of the rent and the deposit. A rent far from the listed one is some other amount. */
function keepTerms(draft: Draft, { terms, topics, rentSet }: Answered, answer: string): void {
  const listed = draft.world.property.leaseConditions?.rent ?? 0;
  const isRent = rentSet !== null && rentSet >= listed * leastOfRent && rentSet <= listed * mostOfRent;
  const set = isRent && !terms.includes("rent") ? ["rent", ...terms] : terms;
  if (set.length === 0) return;
  draft.talk = { ...draft.talk, terms: { topics: [...set, ...topics], answer, ...(isRent ? { rent: rentSet } : {}) } };
}
const leastOfRent = 0.6;
const mostOfRent = 1.4;

type Teller = { [K in News["is"]]: (draft: Draft, news: Extract<News, { is: K }>, keys: Answered) => void };

const reset = (draft: Draft): void => {
  draft.talk = { ...draft.talk, awaiting: null, chosen: null, offered: [] };
};

/** Says what is left of the renter's own where something else of it ended; true where anything is. */
function sayWhatStands(draft: Draft, ended: string): boolean {
  const request = openRequest(draft);
  if (!request || Temporal.Instant.compare(request.startsAt, Temporal.Instant.from(ended)) === 0) return false;
  draft.says.push({
    say: "stands",
    time: timeFor(draft, request.startsAt),
    isConfirmed: request.status === "ACCEPTED",
  });
  return true;
}

/** A showing that the owner called off: its time suits nobody any more. */
const turnDown = (draft: Draft, startsAt: string): void => {
  reset(draft);
  draft.talk = { ...draft.talk, turnedDown: [...(draft.talk.turnedDown ?? []), startsAt].slice(-mostTurnedDown) };
};
const mostTurnedDown = 10;

/** "Sam Rivera (614-555-0142)" */
const reachable = (name: string, phone: string | null | undefined): string =>
  phone ? `${name} (${dashedPhone(phone)})` : name;

const tellers: Teller = {
  greeting: (draft) => {
    draft.says.push({ say: "greeting", home: homeName(draft.world, draft.talk.language) });
    offerIfBookable(draft, false);
  },
  accepted: (draft, news) => {
    reset(draft);
    draft.talk = { ...draft.talk, host: news.agentName };
    draft.says.push({
      say: "accepted",
      time: timeFor(draft, news.startsAt),
      tour: wordsOf("tours", news.tourType),
      isAlone: news.tourType === "SELF_GUIDED",
      agent: reachable(news.agentName, news.agentPhone),
      address: news.address,
      manageUrl: news.manageUrl,
      from: news.from ? timeFor(draft, news.from) : null,
    });
  },
  declined: (draft, { startsAt, reason }) => {
    turnDown(draft, startsAt);
    const isForeign = reason !== null && isInOtherLanguage(draft.talk.language, reason);
    draft.says.push({ say: "declined", time: timeFor(draft, startsAt), reason, isForeign });
    if (reason !== null) draft.talk = { ...draft.talk, declined: true };
    if (!sayWhatStands(draft, startsAt)) offerOtherDays(draft, startsAt);
  },
  "canceled-by-owner": (draft, { startsAt, reason }) => {
    turnDown(draft, startsAt);
    draft.says.push({ say: "owner-canceled", time: timeFor(draft, startsAt), reason });
    if (!sayWhatStands(draft, startsAt)) offerOtherDays(draft, startsAt);
  },
  "owner-proposes-time": (draft, { from, startsAt, comment, manageUrl = null }) => {
    reset(draft);
    const kept = openRequest(draft);
    draft.says.push({
      say: "owner-proposes",
      from: timeFor(draft, from),
      time: timeFor(draft, startsAt),
      comment,
      kept: kept && timeFor(draft, kept.startsAt),
      url: manageUrl,
    });
    draft.talk = { ...draft.talk, awaiting: "reschedule-answer" };
  },
  "proposal-expired": (draft, { startsAt }) => {
    const kept = openRequest(draft);
    if (!kept) return;
    reset(draft);
    draft.says.push({ say: "time-stands", time: timeFor(draft, kept.startsAt), instead: timeFor(draft, startsAt) });
  },
  "not-answered-yet": (draft, { startsAt }) => {
    draft.says.push({ say: "not-answered-yet", time: timeFor(draft, startsAt) });
    if (!sayWhatStands(draft, startsAt)) offerIfBookable(draft, true);
  },
  expired: (draft, { startsAt }) => {
    reset(draft);
    draft.says.push({ say: "expired", time: timeFor(draft, startsAt) });
    if (!sayWhatStands(draft, startsAt)) offerIfBookable(draft, true);
  },
  "attendance-declined": (draft) => {
    reset(draft);
    draft.says.push({ say: "attendance-declined" });
    const left = openRequest(draft);
    if (left) draft.says.push({ say: "stands", time: timeFor(draft, left.startsAt), isConfirmed: false });
    else offerIfBookable(draft, true);
  },
  reminder: (draft, { startsAt, agentName, agentPhone, address, yesUrl, noUrl }) => {
    const there = Temporal.Instant.from(startsAt).toZonedDateTimeISO(draft.world.property.timeZone);
    const agent = agentName && agentPhone ? reachable(agentName, agentPhone) : null;
    draft.says.push({ say: "reminder", time: clockText(there, draft.talk.language), agent, address, yesUrl, noUrl });
    draft.talk = { ...draft.talk, awaiting: "attendance" };
  },
  "owner-answered": (draft, news, keys) => {
    const { question, answer } = news;
    draft.says.push({
      say: "owner-answered",
      question,
      answer,
      isForeign: isInOtherLanguage(draft.talk.language, answer),
    });
    draft.facts.push({ source: "knowledge", field: "answer", value: answer });
    const told = draft.says.length;
    keepOwnersTimes(draft, keys);
    answered(draft, news, keys);
    // What follows the owner's words begins a sentence of its own.
    const saying = draft.says[told - 1];
    if (draft.says.length > told && saying?.say === "owner-answered") saying.answer = withPeriod(answer);
    draft.talk = { ...draft.talk, answered: { topics: keys.topics, answer } };
    keepTerms(draft, keys, answer);
  },
  "owner-has-no-answer": (draft, { question }, keys) => {
    const isOfTrouble = Boolean(draft.talk.trouble);
    answered(draft, { question, answer: "" }, keys);
    draft.says.push(isOfTrouble ? { say: "owner-has-read" } : { say: "no-answer", question });
  },
  "owner-still-silent": (draft, { questions }) => {
    draft.says.push({ say: "still-silent", questions });
  },
  "follow-up": (draft, { number }) => {
    const hasSeen = hasSeenHome(draft);
    draft.says.push({ say: "follow-up", number, home: homeName(draft.world, draft.talk.language), hasSeen });
    draft.talk = { ...draft.talk, awaiting: "interest" };
    if (number === 1 && !hasSeen) offerIfBookable(draft, false);
  },
  "tour-instructions": (draft, { startsAt, code, url, from, until }) => {
    const at = (instant: string) => timeFor(draft, instant);
    draft.says.push({
      say: "tour-instructions",
      time: at(startsAt),
      code,
      url,
      from: at(from),
      until: until && at(until),
    });
  },
  "tour-called-off": (draft, { startsAt }) => {
    reset(draft);
    draft.says.push({ say: "tour-called-off", time: timeFor(draft, startsAt) });
    if (!sayWhatStands(draft, startsAt)) offerIfBookable(draft, true);
  },
  completed: (draft) => {
    reset(draft);
    draft.says.push({ say: "completed" });
    draft.talk = { ...draft.talk, awaiting: "impression" };
  },
  "listing-paused": (draft) => {
    draft.says.push({ say: "listing-paused" });
    const request = openRequest(draft);
    if (!request) return;
    const time = timeFor(draft, request.startsAt);
    draft.says.push({ say: "stands", time, isConfirmed: request.status === "ACCEPTED" });
  },
  "rented-out": (draft) => close(draft, "rented-out"),
  deleted: (draft) => close(draft, "deleted"),
  "agent-changed": (draft, { startsAt, tourType, agentName, agentPhone }) => {
    const isAlone = tourType === "SELF_GUIDED";
    draft.talk = { ...draft.talk, host: agentName };
    draft.says.push({
      say: "agent-changed",
      time: timeFor(draft, startsAt),
      isAlone,
      agent: reachable(agentName, agentPhone),
    });
  },
};

/** The home is gone for renters, which each of them is told once. */
function close(draft: Draft, say: "rented-out" | "deleted"): void {
  reset(draft);
  if (!draft.talk.closed) draft.says.push({ say });
  draft.talk = { ...draft.talk, closed: true };
}

/** What is said on Piper's own account, and not to somebody who is in an emergency or in distress or never wrote to Piper. */
const unasked: readonly News["is"][] = ["greeting", "follow-up", "completed"];

/** An owner who settles a showing has read what was reported before it. */
const settling: readonly News["is"][] = ["accepted", "owner-proposes-time"];

/** What no phrase named as an emergency or distress is over once the owner goes on with the showing. */
function endSurmised(draft: Draft): void {
  const { isTroubleSurmised, measures: _, ...talk } = draft.talk;
  if (isTroubleSurmised) draft.talk = { ...talk, trouble: null };
}

/** What the renter is told of what happened; `keys` are those of the question that it answers. */
export function onNews(draft: Draft, news: News, keys: Answered): void {
  if (settling.includes(news.is)) endSurmised(draft);
  if ((draft.talk.trouble || draft.talk.aside) && unasked.includes(news.is)) return;
  const tell = tellers[news.is] as (draft: Draft, news: News, keys: Answered) => void;
  tell(draft, news, keys);
}
