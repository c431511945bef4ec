// `npm run replay`: decides Piper's stored turns again and names each that comes out otherwise; then ends with 1.
// `npm run replay -- <inquiry>` takes those of one conversation, `-- --days 7` those of the last days. Reads the database
// of DATABASE_URL, or the one in DATA_DIR whether or not Porchlight runs.
import { parseArgs } from "node:util";
import {
  type DifferingTurn,
  type Replayed,
  replay,
  type Unreplayable,
  unreplayableWords,
} from "../apps/server/src/conversations/records/replay.ts";
import type { TurnRange } from "../apps/server/src/conversations/records/replay-queries.ts";
import { openDatabase } from "../apps/server/src/platform/database/database.ts";
import { databaseProblem, reasonOf, StartProblem } from "../apps/server/src/start-problem.ts";
import { findDatabase, isTableMissing } from "./launch/find-database.ts";

try {
  const range = rangeAsked();
  const { url, close } = await findDatabase();
  const replayed = await replayAll(url, range).finally(close);
  console.log(summaryOf(replayed));
  process.exitCode = replayed.differing > 0 ? 1 : 0;
} catch (error) {
  console.error(`The turns cannot be replayed: ${reasonOf(databaseProblem(error))}`);
  process.exitCode = 1;
}

function rangeAsked(): TurnRange {
  const { values, positionals } = parseArgs({ options: { days: { type: "string" } }, allowPositionals: true });
  const [inquiryId = null, ...more] = positionals;
  const days = values.days === undefined ? null : Number(values.days);
  if (more.length > 0 || (inquiryId && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(inquiryId)))
    throw new StartProblem("give the id of one inquiry, as in its address.");
  if (days !== null && !(Number.isInteger(days) && days > 0))
    throw new StartProblem("--days takes a number of days, such as 7.");
  return { inquiryId, since: days === null ? null : Temporal.Now.instant().subtract({ hours: 24 * days }) };
}

async function replayAll(url: string, range: TurnRange): Promise<Replayed> {
  const database = openDatabase(url, 2);
  try {
    return await replay(database.reader, range, (turn) => console.log(lineOf(turn)));
  } catch (error) {
    throw isTableMissing(error) ? new StartProblem("the database holds none yet. Start Porchlight once.") : error;
  } finally {
    await database.close();
  }
}

function lineOf({ inquiryId, at, about, differences }: DifferingTurn): string {
  const what = differences.flatMap(({ what, was, is }) => [`  ${what} was: ${was}`, `  ${what} is:  ${is}`]);
  return [`inquiry ${inquiryId}, ${at}, after "${about.replace(/\s+/g, " ").slice(0, 120)}"`, ...what].join("\n");
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function summaryOf({ inquiries, turns, differing, unreplayable, unrecorded, otherVersion }: Replayed): string {
  const outcome = differing === 0 ? "all the same" : counted(differing, "differs", "differ");
  const kept = Object.entries(unreplayable).map(
    ([why, count]) =>
      `${counted(count, "turn", "turns")} cannot be replayed: ${unreplayableWords[why as Unreplayable]}.`,
  );
  return [
    `${counted(turns, "turn", "turns")} of ${counted(inquiries, "inquiry", "inquiries")}, ${outcome}.`,
    ...(otherVersion > 0 ? [`${counted(otherVersion, "turn", "turns")} decided by another version of Piper.`] : []),
    ...kept,
    ...(unrecorded > 0 ? [`${counted(unrecorded, "message", "messages")} of Piper without a record.`] : []),
  ].join("\n");
}
