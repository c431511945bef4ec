import { rolesBefore } from "@porchlight/assistant/reading/learned/roles-before.ts";
import { type CorpusLine, linesOf } from "./lines.ts";
import { learnSoftmax, type SoftmaxLearning } from "./softmax.ts";
import { writeWeights } from "./written-weights.ts";

/*
 * Learns the roles that messages or parts of them have, such as times and figures: one softmax regression. A feature that is met seldom is left
 * out.
 */

/**
 * What a message, or one marked part of it, is judged by, with its role. `kind` is how a part is told that is also judged by
 * the roles of those before it.
 */
export type RoleExample<Role extends string = string> = { features: string[]; role: Role; kind?: string };

/** What is learned of messages, or of one kind of their parts. */
export type RoleLearning<Role extends string = string> = {
  roles: readonly Role[];
  how: SoftmaxLearning;
  /** The folder of the corpus, and the examples of one of its lines. */
  folder: string;
  examplesOf: (line: CorpusLine) => RoleExample<Role>[];
  /** Examples that no line alone makes. */
  besides?: (lines: readonly CorpusLine[]) => RoleExample<Role>[];
  /** How often a feature has to be met to be learned from. */
  leastMet: number;
  /** How finely the weights are written: see `Learned`. */
  scale: number;
  /** Features that the product has to know even where they say nothing. */
  isKnown?: (feature: string) => boolean;
};

/** What a part is judged by where those before it have these roles. */
export const featuresAfter = ({ features, kind }: RoleExample, before: readonly string[]): string[] =>
  kind === undefined ? features : [...features, ...rolesBefore(before, kind)];

/** Learns the weights of lines, by feature and role. */
export function learnRoles<Role extends string>(
  lines: readonly CorpusLine[],
  { roles, how, examplesOf, besides, leastMet }: RoleLearning<Role>,
): Map<string, number[]> {
  const ofLines = lines.flatMap((line) => {
    const parts = examplesOf(line);
    const roles = parts.map(({ role }) => role);
    return parts.map((part, place) => ({ ...part, features: featuresAfter(part, roles.slice(0, place)) }));
  });
  const examples = [...ofLines, ...(besides?.(lines) ?? [])];
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ready = examples.map(({ features, role }) => ({
    features: new Map(
      features.filter((feature) => (counts.get(feature) ?? 0) >= leastMet).map((feature) => [feature, 1]),
    ),
    label: roles.indexOf(role),
  }));
  return learnSoftmax(ready, roles.length, how);
}

/** Learns the weights from the whole corpus and writes them for the product. */
export function trainRoles(name: string, learning: RoleLearning): void {
  const learned = learnRoles(linesOf(learning.folder), learning);
  const rows = learning.roles.length === 2 ? ofSecond(learned) : learned;
  const known = new Set([...rows.keys()].filter((feature) => learning.isKnown?.(feature)));
  writeWeights(name, { labels: learning.roles, rows, scale: learning.scale, known });
  console.error(`${name}: ${rows.size} features`);
}

/** What features say for the second of two roles against the first, which is all that their odds hang on. */
const ofSecond = (rows: ReadonlyMap<string, readonly number[]>): Map<string, number[]> =>
  new Map([...rows].map(([feature, [first = 0, second = 0]]) => [feature, [0, second - first]]));
