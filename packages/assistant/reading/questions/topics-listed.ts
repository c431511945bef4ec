import { type TopicHit, topicsIn } from "../../topics.ts";
import { betweenParts } from "../text/between-parts.ts";
import { tokensOf } from "../text/normal.ts";
import { contentOf } from "./words-of-meaning.ts";

/**
 * The topics that a clause names, with those that a part of a list names and nothing else does: "el precio, el depósito y
 * desde cuándo" asks of the price, though the word alone says less than "deposit".
 */
export function withTopicsListed(text: string, read: readonly TopicHit[]): readonly TopicHit[] {
  if (read.length === 0) return read;
  const isRead = (from: number, to: number): boolean => read.some((hit) => hit.from < to && from < hit.to);
  let begins = 0;
  const listed = text.split(partsOrWords).flatMap((part) => {
    const tokens = tokensOf(part);
    const at = begins;
    begins += tokens.length;
    return isJoint(part) || !namesAlone(tokens)
      ? []
      : topicsIn(tokens).flatMap((hit) => {
          const [from, to] = [at + hit.from, at + hit.to];
          return isRead(from, to) ? [] : [{ ...hit, from, to }];
        });
  });
  return listed.length === 0 ? read : [...read, ...listed].sort((one, other) => one.from - other.from);
}

const partsOrWords = new RegExp(`(${betweenParts.source})`);
const joint = new RegExp(`^(?:${betweenParts.source})$`);
const isJoint = (part: string): boolean => joint.test(part);

/** Whether words name topics, and mean nothing beside that. */
function namesAlone(tokens: readonly string[]): boolean {
  const hits = topicsIn(tokens);
  const beside = tokens.filter((_, at) => !hits.some(({ from, to }) => at >= from && at < to));
  return hits.length > 0 && contentOf(beside.join(" ")).length === 0;
}

/**
 * The topics of the parts of a list that name them and say nothing else, where there are several: "I'd like to know the
 * rent, the deposit and when it's free". Which animal is named so may be told.
 */
export function topicsListed(text: string): string[] {
  const parts = text.split(betweenParts).map(tokensOf).filter(namesAlone);
  const keys = parts.flatMap((tokens) => topicsIn(tokens).map(({ topic }) => topic.key));
  return parts.length > 1 ? keys.filter((key) => !key.startsWith("pets")) : [];
}
