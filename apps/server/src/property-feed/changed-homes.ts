import { createReadStream } from "node:fs";
import type { FeedHome } from "../partners/property-feed/feed-home.ts";
import type { Reader } from "../platform/database/database.ts";
import { digested } from "./digest.ts";
import type { DigestedHome } from "./entries.ts";
import { unchangedIds } from "./store.ts";

/** How many homes one transaction takes. */
const batchSize = 100;

/**
 * Returns the homes of a feed that are new, or of which something changed here or there since they were last taken, a
 * line each. `passOver` is told how many others there are.
 */
export async function* changedLines(
  on: Reader,
  companyId: string,
  parts: AsyncIterable<readonly FeedHome[]>,
  passOver: (count: number) => void,
): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    if (part.length === 0) continue;
    const homes = part.map(digested);
    const unchanged = await unchangedIds(on, companyId, homes);
    passOver(unchanged.size);
    const lines = homes.filter(({ home }) => !unchanged.has(home.externalId)).map((one) => `${JSON.stringify(one)}\n`);
    if (lines.length > 0) yield Buffer.from(lines.join(""));
  }
}

/** Returns the homes that a file has in lines, a batch for each transaction. */
export async function* batchesIn(path: string): AsyncGenerator<DigestedHome[]> {
  let batch: DigestedHome[] = [];
  for await (const line of linesIn(path)) {
    batch.push(JSON.parse(line) as DigestedHome);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The lines of a file that all end in a line feed; `node:readline` takes other characters for ends of lines, too. */
async function* linesIn(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const text of createReadStream(path, "utf8") as AsyncIterable<string>) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}
