// `npm run verify-records`: whether every verdict, qualification and message is as it was recorded. Names each one that is
// not and then ends with 1. Reads the database of DATABASE_URL, or the one in DATA_DIR whether or not Porchlight runs.
import { type Broken, brokenWords, type Verified, verifyChains } from "../apps/server/src/chain/verify.ts";
import { openDatabase } from "../apps/server/src/platform/database/database.ts";
import { productSecret } from "../apps/server/src/product-secret.ts";
import { databaseProblem, reasonOf, StartProblem } from "../apps/server/src/start-problem.ts";
import { findDatabase, isTableMissing } from "./launch/find-database.ts";

try {
  const { url, close } = await findDatabase();
  const verified = await readAll(url).finally(close);
  console.log(summaryOf(verified));
  process.exitCode = verified.broken > 0 ? 1 : 0;
} catch (error) {
  console.error(`The records cannot be verified: ${reasonOf(databaseProblem(error))}`);
  process.exitCode = 1;
}

async function readAll(url: string): Promise<Verified> {
  const database = openDatabase(url, 2);
  try {
    const secret = await productSecret(process.env.SECRET_KEY || null, database.reader);
    return await verifyChains(database.reader, secret, (broken) => console.log(lineOf(broken)));
  } catch (error) {
    throw isTableMissing(error) ? new StartProblem("the database holds none yet. Start Porchlight once.") : error;
  } finally {
    await database.close();
  }
}

function lineOf({ inquiryId, position, kind, itemId, what }: Broken): string {
  const where = position === null ? `inquiry ${inquiryId}` : `inquiry ${inquiryId}, position ${position}`;
  return `${where}: ${kind ? `${kind} ${itemId}` : "the link"} ${brokenWords[what]}`;
}

function summaryOf({ inquiries, links, broken, toBegin }: Verified): string {
  const waiting = toBegin > 0 ? ` ${toBegin} inquiries from before records were kept are not linked yet.` : "";
  return `${inquiries} inquiries, ${links} links, ${broken > 0 ? `${broken} broken` : "all verify"}.${waiting}`;
}
