import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { Ask } from "../../heard/questions.ts";
import type { TimeWish } from "../../heard/times.ts";
import type { Intent } from "../intents.ts";
import { likelyAs } from "../learned/aims.ts";
import type { Message } from "../message.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import type { Told } from "../told-in.ts";
import { joinsByVideo } from "./joins-by-video.ts";
import { isAboutMovingIn, namesHour, visitWords } from "./move-in-or-visit.ts";

/** Tells wishing to come from asking about visits: what is asked is added to `asks`, and the wish to, or out of, `intents`. */
export function tellVisitsApart(
  { said, short, clauses, property, talk }: Message,
  { times, bounds }: Told,
  intents: Set<Intent>,
  asks: Ask[],
): void {
  const text = normal(said);
  // "Is there a gym? I get home at 6" tells when one is busy, and wishes for no time.
  if (asks.length > 0 && !visitWords.test(text) && times.every((time) => isOwnBound(time, bounds))) times.length = 0;
  dropRefusedTour(times, intents, asks);
  for (const [place, ask] of asks.entries())
    if (ask.topic === tourAsked.VIRTUAL.topic && joinsByVideo(normal(ask.words)))
      asks[place] = { ...ask, topic: "tours.company" };
  const asksOfSelfTours = intents.has("request_self_tour") && clauses.some(({ isQuestion }) => isQuestion);
  const selfTours = { topic: "tours.self_guided", words: short.trim(), needsOwner: false };
  const asksWhenToCome =
    asksOfSelfTours && (whenToCome.test(text) || (times.some(({ from }) => from) && mayCome.test(text)));
  if (asksWhenToCome) intents.add("request_showing");
  else if (asksOfSelfTours && !times.some((time) => time.from || time.at)) {
    intents.delete("request_showing");
    if (asks.length === 0) asks.push(selfTours);
  }
  if (times.some(({ end, from }) => end && (from !== null || talk.offered.length > 0)) && !isAboutMovingIn(text))
    dropDayItIsFree(intents, asks);
  const ofDay = asks.findIndex(({ topic, words }) => beside.has(topic) && asksToCome.test(normal(words)));
  if (ofDay >= 0 && times.some(({ not, from }) => !not && from !== null)) {
    asks.splice(ofDay, 1);
    intents.add("request_showing");
  }
  const asksOfTour = asks.some(({ topic }) => /^tours(?:\.virtual)?$/.test(topic));
  if (asksOfTour && times.some(({ from, at }) => from !== null || at !== null)) intents.add("request_showing");
  // "Is Saturday at 11 available?" is of that time and not of the home.
  const ofTime = asks.findIndex(({ topic, words }) => topic === "availability" && namesHour(normal(words)));
  if (ofTime >= 0 && times.some(({ at }) => at !== null)) asks.splice(ofTime, 1);
  // "Friday at 6, in person" asks for no list of the kinds.
  if (!clauses.some(({ isQuestion }) => isQuestion))
    for (const { tourType, from, at } of times)
      if (tourType !== null && (from ?? at) !== null) dropAsk(tourAsked[tourType].topic, asks);
  // Who wishes for one where there is none is told so beside the times there are.
  const lacksSelfTours =
    intents.has("request_self_tour") && !asksOfSelfTours && property.allowsSelfGuidedTours === false;
  if (lacksSelfTours && !asks.some(({ topic }) => topic === "tours.self_guided")) asks.push(selfTours);
  const soundsLikeIt = intents.has("scam_concern") || pictures.test(text);
  const isOnlyNamed = (soundsLikeIt && !clauses.some(surelyWishesToSee)) || asks.some(({ topic }) => beside.has(topic));
  if (isOnlyNamed && !times.some((time) => time.from || time.at)) intents.delete("request_showing");
}

/** "We were cheated once. How can we see it inside first?" wishes to come, whatever is doubted beside it. */
const surelyWishesToSee = ({ text, isQuestion }: Clause): boolean =>
  likelyAs(text, isQuestion, "request_showing") >= least.intent.surely;

/** Whether a wish is no more than the end of what keeps one on every day: "I get home at 6". */
const isOwnBound = ({ not, from, at, after, before }: TimeWish, bounds: readonly TimeWish[]): boolean =>
  !not &&
  (from ?? at) === null &&
  bounds.some((own) => (after !== null && own.before === after) || (before !== null && own.after === before));

/** "The earliest on Saturday" is the first time to come by then, and not the day from which the home is free. */
function dropDayItIsFree(intents: Set<Intent>, asks: Ask[]): void {
  if (dropAsk("available_date", asks)) intents.add("request_showing");
}

/** Takes a question of a topic out; false where there is none. */
function dropAsk(topic: string, asks: Ask[]): boolean {
  const asked = asks.findIndex((ask) => ask.topic === topic);
  if (asked >= 0) asks.splice(asked, 1);
  return asked >= 0;
}

/** The question under which each kind of tour is asked for, and the intent that wishes for it. */
const tourAsked: Record<TourType, { topic: string; intent?: Intent }> = {
  IN_PERSON: { topic: "tours" },
  VIRTUAL: { topic: "tours.virtual" },
  SELF_GUIDED: { topic: "tours.self_guided", intent: "request_self_tour" },
};

/** "Not by video" and "I don't want to go alone" ask for no such tour, and nothing of it. */
function dropRefusedTour(times: readonly TimeWish[], intents: Set<Intent>, asks: Ask[]): void {
  for (const { not, tourType } of times) {
    if (!not || tourType === null) continue;
    const { topic, intent } = tourAsked[tourType];
    dropAsk(topic, asks);
    if (intent) intents.delete(intent);
  }
}

/** Questions that name a visit without asking for one. */
const beside: ReadonlySet<string> = new Set(["showing_logistics", "showing_logistics.host", "tours.code"]);

/** "What time can I go in by myself" wishes to come; "do you have self tours" asks of them. */
const whenToCome = /\b(?:when|what (?:time|day)s?|how soon) (?:can|could|may|would) (?:i|we)\b/;
const mayCome = /\b(?:can|could|may) (?:i|we|me|my)\b|\bpossible\b|\b(?:like|love|want) to\b/;

/** "Can I at least go see it Monday" wishes to come, and asks of nothing that happens then. */
const asksToCome =
  /^(?:and |so )?(?:can|could|may) (?:i|we)(?: (?:at|least|just|still|even|also|go|come))* (?:see|tour|visit|view|look)\b/;

/** "Can I see pictures" asks for no showing. */
const pictures = /\b(?:see|get|send|view|have)(?: \w+){0,3} (?:pictures?|photos?|pics?|videos?|fotos?)\b/;
