// `npm run recount`: counts the statistics from the log of events and names each total that differs; then ends with 1.
// `npm run recount -- --repair` sets those right. Reads the database of DATABASE_URL, or the one in DATA_DIR whether or not
// Porchlight runs.
import { parseArgs } from "node:util";
import { openDatabase } from "../apps/server/src/platform/database/database.ts";
import { databaseProblem, reasonOf, StartProblem } from "../apps/server/src/start-problem.ts";
import { type Difference, recount } from "../apps/server/src/statistics/recount-store.ts";
import { findDatabase, isTableMissing } from "./launch/find-database.ts";

const { values: asked } = parseArgs({ options: { repair: { type: "boolean", default: false } } });

try {
  const { url, close } = await findDatabase();
  const differences = await countAnew(url).finally(close);
  for (const one of differences) console.log(lineOf(one));
  console.log(summaryOf(differences.length));
  process.exitCode = differences.length > 0 && !asked.repair ? 1 : 0;
} catch (error) {
  console.error(`The statistics cannot be counted: ${reasonOf(databaseProblem(error))}`);
  process.exitCode = 1;
}

async function countAnew(url: string): Promise<Difference[]> {
  const database = openDatabase(url, 2);
  try {
    return await database.inTransaction((tx) => recount(tx, { isRepair: asked.repair }));
  } catch (error) {
    throw isTableMissing(error) ? new StartProblem("the database holds none yet. Start Porchlight once.") : error;
  } finally {
    await database.close();
  }
}

function lineOf({ companyId, propertyId, unit, startsAt, statistic, counted, found }: Difference): string {
  const whose = propertyId ? `home ${propertyId}` : `all homes of company ${companyId}`;
  return `${whose}, ${unit} from ${startsAt}: ${statistic} is ${found}, the log says ${counted}`;
}

function summaryOf(differences: number): string {
  if (differences === 0) return "All totals agree with the log.";
  const [totals, differ, were] =
    differences === 1 ? ["1 total", "differs", "was"] : [`${differences} totals`, "differ", "were"];
  return asked.repair ? `${totals} ${were} set right.` : `${totals} ${differ}. Add -- --repair to set it right.`;
}
