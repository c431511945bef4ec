import { least } from "@porchlight/assistant/reading/rank.ts";
import { beyondShares } from "../evaluation/beyond.ts";
import { heardOfMoney, type MoneyFolder, moneyFaults } from "../evaluation/heard-money.ts";
import { type HeldOutLine, heldOutLines, heldOutShares } from "../evaluation/held-out.ts";
import { rolesByWriter, type WriterRoles } from "../evaluation/roles.ts";
import { playedScenarios } from "../evaluation/scenarios.ts";
import { isBest, isGood, type JudgedTurn, judgedTurns, shareOf } from "../evaluation/turns.ts";
import { moneyLearning } from "../training/money-roles.ts";
import { timeLearning } from "../training/time-roles.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;
const shares = (turns: readonly JudgedTurn[]): string =>
  `best ${percent(shareOf(turns, isBest))}  good ${percent(shareOf(turns, isGood))}  of ${turns.length}`;

const ofHeldOut = (lines: readonly HeldOutLine[]): string => {
  const { right, answered, wrong } = heldOutShares(lines);
  return `right ${percent(right)}  gone by ${percent(answered)}, of which wrong ${percent(wrong)}  of ${lines.length}`;
};

const ofWriter =
  (parts: string) =>
  ({ origin, parts: count, right, sure: gone, wrongOfSure }: WriterRoles): string =>
    `${`${parts} of a writer not learned from: ${origin}`.padEnd(48)} right ${percent(right)}  gone by ${percent(gone)}, of which wrong ${percent(wrongOfSure)}  of ${count}`;

/** How many of the lines with marked figures are heard without a fault, and how often each fault is met. */
function ofMoney(folder: MoneyFolder): string {
  const lines = heardOfMoney(folder);
  const count = (fault: string) => lines.filter(({ faults }) => (faults as string[]).includes(fault)).length;
  const right = lines.filter(({ faults }) => faults.length === 0).length / lines.length;
  return `${`incomes and scores, all that is heard${folder === "money" ? "" : ", held out"}`.padEnd(48)} right ${percent(right)}  ${moneyFaults.map((fault) => `${fault} ${count(fault)}`).join("  ")}  of ${lines.length}`;
}

/** `npm run eval`: how Piper fares on lines that it did not learn from, and on the turns and conversations written for it. */
function report(): string[] {
  const turns = judgedTurns();
  const scenarios = playedScenarios();
  const held = scenarios.filter(({ missed }) => missed.length === 0);
  const heldOut = heldOutLines();
  const beyond = beyondShares();
  return [
    ...[...Map.groupBy(heldOut, ({ origin }) => origin)].map(
      ([origin, lines]) => `${`held-out lines: ${origin}`.padEnd(48)} ${ofHeldOut(lines)}`,
    ),
    `${"held-out lines".padEnd(48)} ${ofHeldOut(heldOut)}`,
    ...Object.entries(beyond).map(
      ([of, { found, right, lines }]) =>
        `${`questions beyond a record, held out${of === "all" ? "" : `: ${of}`}`.padEnd(48)} found ${percent(found)}  right ${percent(right)}  of ${lines}`,
    ),
    ...rolesByWriter(timeLearning, least.time.amongSeveral).map(ofWriter("times")),
    ...rolesByWriter(moneyLearning, least.money.apart).map(ofWriter("figures")),
    ofMoney("money"),
    ofMoney("money-held-out"),
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
