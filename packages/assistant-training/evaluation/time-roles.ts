import { sure } from "@porchlight/assistant/understanding/clause-times.ts";
import { timeRoles } from "@porchlight/assistant/understanding/time-role-features.ts";
import { type CorpusLine, linesOf } from "../training/lines.ts";
import { learnTimeRoles, markedTimesOf, type RoleExample, roleExamplesOf } from "../training/time-roles.ts";

/** How well the times of one writer are told apart by what the others wrote. */
export type WriterRoles = { origin: string; times: number; right: number; sure: number; wrongOfSure: number };

/** Returns for each writer of the corpus what comes of learning from the others alone. */
export function rolesByWriter(): WriterRoles[] {
  const byWriter = [...Map.groupBy(linesOf("times"), ({ origin }) => origin)];
  const examplesOf = (lines: readonly CorpusLine[]) =>
    lines.flatMap(({ words }) => roleExamplesOf(markedTimesOf(words)));
  return byWriter.map(([origin, lines]) => {
    const others = byWriter.filter(([name]) => name !== origin).flatMap(([, written]) => written);
    const weights = learnTimeRoles(examplesOf(others));
    const judged = examplesOf(lines).map((example) => judge(example, weights));
    const gone = judged.filter(({ likely }) => likely >= sure.amongSeveral);
    return {
      origin,
      times: judged.length,
      right: judged.filter(({ isRight }) => isRight).length / judged.length,
      sure: gone.length / judged.length,
      wrongOfSure: gone.filter(({ isRight }) => !isRight).length / gone.length,
    };
  });
}

function judge({ features, role }: RoleExample, weights: ReadonlyMap<string, readonly number[]>) {
  const scores = timeRoles.map((_, at) =>
    features.reduce((sum, feature) => sum + (weights.get(feature)?.[at] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const likely = 1 / scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { isRight: timeRoles[scores.indexOf(most)] === role, likely };
}
