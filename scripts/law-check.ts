// `npm run law-check`: names the rows of the law that nobody has checked for too long, and ends with 1 where there are
// any. `-- --today 2027-05-01` asks for another day.
import { parseArgs } from "node:util";
import { staleReport } from "./law/stale-report.ts";

const { values } = parseArgs({ options: { today: { type: "string" } } });
const today = values.today ? Temporal.PlainDate.from(values.today) : Temporal.Now.plainDateISO();
const { lines, isFine } = staleReport(today);
for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = isFine ? 0 : 1;
