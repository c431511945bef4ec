import { playedScenarios } from "../evaluation/scenarios.ts";
import { isBest, isGood, type JudgedTurn, judgedTurns, shareOf } from "../evaluation/turns.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;
const shares = (turns: readonly JudgedTurn[]): string =>
  `best ${percent(shareOf(turns, isBest))}  good ${percent(shareOf(turns, isGood))}  of ${turns.length}`;

/** `npm run eval`: how Piper fares on the turns and conversations written for it. */
function report(): string[] {
  const turns = judgedTurns();
  const scenarios = playedScenarios();
  const held = scenarios.filter(({ missed }) => missed.length === 0);
  return [
    ...[...Map.groupBy(turns, (turn) => turn.about)].map(([about, group]) => `${about.padEnd(48)} ${shares(group)}`),
    ...turns
      .filter((turn) => !isGood(turn))
      .map(({ text, wanted, got }) => `  missed: ${text} => ${got}, not ${wanted.join(", ")}`),
    `${"turns".padEnd(48)} ${shares(turns)}`,
    ...scenarios.flatMap(({ name, missed }) => missed.map((line) => `  missed: ${name}: ${line}`)),
    `conversations held: ${held.length} of ${scenarios.length}`,
  ];
}

process.stdout.write(`${report().join("\n")}\n`);
