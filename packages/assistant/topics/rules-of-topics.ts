import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";

/** The requirements that a topic is of, by the beginning of its key. */
const rulesOfTopics: readonly [string, readonly QualifyingRule[]][] = [
  ["pets", ["pets"]],
  ["requirements.income", ["income"]],
  ["requirements.credit", ["credit"]],
  ["identification", ["credit"]],
  ["requirements.cosigner", ["income", "credit"]],
  ["voucher", ["income"]],
];

/** Returns the requirements that a topic or a question of it is about; none for most topics. */
export const rulesOfTopic = (key: string): readonly QualifyingRule[] =>
  rulesOfTopics.flatMap(([begin, rules]) => (key.startsWith(begin) ? rules : []));
