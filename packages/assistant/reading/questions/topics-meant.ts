import { type TopicHit, topicsIn } from "../../topics.ts";
import { aimOf, likelyAs } from "../learned/aims.ts";
import { isOnlyNamed } from "../learned/only-named.ts";
import { least } from "../rank.ts";
import { betweenParts } from "../text/between-parts.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { topicsListed } from "./topics-listed.ts";

/**
 * Returns which of the topics that a clause names it asks of. A topic that the whole clause is like is asked of; what was not
 * `read` from its words alone is not judged by them.
 */
export function topicsMeant(
  { text, isQuestion }: Clause,
  named: readonly TopicHit[],
  read: readonly TopicHit[],
): readonly TopicHit[] {
  const judged = new Map<string, boolean>();
  const topics = new Set(named.map(({ topic }) => topic.key));
  if (topics.size > 1 && isBareList(text)) return named;
  const listed = topics.size > 1 ? topicsListed(text) : [];
  const surely = topics.size > 1 && !besideOthers.test(text) ? surelyMeant(text, isQuestion, topics) : null;
  return named.filter((hit) => {
    const { key } = hit.topic;
    if (!read.includes(hit) || listed.includes(key)) return true;
    // "Do you take checks for rent" asks how it is paid, and not whether the home is for rent.
    if (surely !== null && key !== surely && likelyAs(text, isQuestion, key) < least.hardly) return false;
    if (toldApartLater.includes(key)) return true;
    // Beside others, what is the owner's to answer may as well be asked of them.
    if (topics.size > 1 && hit.topic.isOwners) return true;
    const isOnly =
      judged.get(key) ??
      (isOnlyNamed(key, text) &&
        isOnlyNamedInParts(key, text) &&
        likelyAs(text, isQuestion, key) < least.topic.likeNamed);
    judged.set(key, isOnly);
    return !isOnly;
  });
}

/** "Rent, deposit, pets?" asks of each. */
const isBareList = (text: string): boolean =>
  text.split(betweenParts).every((part) => {
    const tokens = tokensOf(part);
    return tokens.length < fewestWords && topicsIn(tokens).length > 0;
  });

/** The one of the topics named that the whole clause surely asks of: "who cuts the grass" asks of the upkeep and of no yard. */
function surelyMeant(text: string, isQuestion: boolean, topics: ReadonlySet<string>): string | null {
  const found = aimOf(text, isQuestion);
  return found !== null && found.likely >= least.topic.surely && topics.has(found.aim) ? found.aim : null;
}

/** Which fee "is it refundable" is of is told by what was asked before, and whether the home or an hour is open by its times. */
const toldApartLater: readonly string[] = ["deposit_terms", "other_fees", "availability", "tours"];

/** "Rent with parking" asks of both. */
const besideOthers = new RegExp(String.raw`${betweenParts.source}|\b(?:with|con)\b`);

/** "How much is the rent, is parking included" asks of the rent in a part of its own. */
const isOnlyNamedInParts = (topic: string, text: string): boolean =>
  text
    .split(besideOthers)
    .map((part) => ({ part, tokens: tokensOf(part) }))
    .filter(({ tokens }) => tokens.length >= fewestWords && topicsIn(tokens).some((hit) => hit.topic.key === topic))
    .every(({ part }) => isOnlyNamed(topic, part) && likelyAs(part, true, topic) < least.topic.likeNamed);
/** "The rent" alone, of "is there parking with the rent", asks nothing by itself. */
const fewestWords = 3;
