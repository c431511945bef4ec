import { type CorpusLine, linesOf } from "../training/lines.ts";
import { featuresAfter, learnRoles, type RoleExample, type RoleLearning } from "../training/roles.ts";

/** How well the parts that one writer marked are told apart by what the others wrote. */
export type WriterRoles = { origin: string; parts: number; right: number; sure: number; wrongOfSure: number };

export type JudgedExample = { role: string; got: string; isRight: boolean; likely: number };

/** Returns for each writer how what they marked is judged by what comes of learning from the others alone. */
export function judgedByWriter(learning: RoleLearning) {
  const all = linesOf(learning.folder);
  const byWriter = [...Map.groupBy(all, ({ origin }) => origin)];
  const examples = new Map(all.map((line) => [line, learning.examplesOf(line)]));
  const examplesOf = (line: CorpusLine) => examples.get(line) ?? [];
  return byWriter.map(([origin, lines]) => {
    const others = byWriter.filter(([name]) => name !== origin).flatMap(([, written]) => written);
    const weights = learnRoles(others, { ...learning, examplesOf });
    return { origin, judged: lines.flatMap((line) => judgeAll(examplesOf(line), weights, learning.roles)) };
  });
}

/** Returns for each writer that was held back how what they marked is judged by what comes of learning from all others. */
function judgedHeldOut(learning: RoleLearning) {
  const weights = learnRoles(linesOf(learning.folder), learning);
  const heldOut = Map.groupBy(linesOf(`${learning.folder}-held-out`), ({ origin }) => origin);
  return [...heldOut].map(([origin, lines]) => ({
    origin,
    judged: lines.flatMap((line) => judgeAll(learning.examplesOf(line), weights, learning.roles)),
  }));
}

/** Returns the shares for each writer, those that were held back last; a judgment is gone by from `leastSure` on. */
export const rolesByWriter = (learning: RoleLearning, leastSure: number): WriterRoles[] =>
  [...judgedByWriter(learning), ...judgedHeldOut(learning)].map(({ origin, judged }) => {
    const gone = judged.filter(({ likely }) => likely >= leastSure);
    return {
      origin,
      parts: judged.length,
      right: judged.filter(({ isRight }) => isRight).length / judged.length,
      sure: gone.length / judged.length,
      wrongOfSure: gone.filter(({ isRight }) => !isRight).length / gone.length,
    };
  });

/** Judges the parts of a line in their order, each by what those before it were taken for. */
function judgeAll(
  parts: readonly RoleExample[],
  weights: ReadonlyMap<string, readonly number[]>,
  roles: readonly string[],
): JudgedExample[] {
  const judged: JudgedExample[] = [];
  for (const part of parts) {
    const before = judged.map(({ got }) => got);
    judged.push(judge({ ...part, features: featuresAfter(part, before) }, weights, roles));
  }
  return judged;
}

function judge(
  { features, role }: RoleExample,
  weights: ReadonlyMap<string, readonly number[]>,
  roles: readonly string[],
): JudgedExample {
  const scores = roles.map((_, at) => features.reduce((sum, feature) => sum + (weights.get(feature)?.[at] ?? 0), 0));
  const most = Math.max(...scores);
  const likely = 1 / scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  const got = roles[scores.indexOf(most)] as string;
  return { role, got, isRight: got === role, likely };
}
