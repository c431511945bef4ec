import pg from "pg";
import { copyRows } from "../copy-rows.ts";
import { type Contestant, startBare, startProductProcess } from "../http/contestant.ts";
import { setStage } from "../http/stage.ts";
import { note, ratioText, spreadOf, spreadText, verdict } from "../measure.ts";

const listings = 10_000;
const rounds = 3;
const token = "feed-token-of-the-bench";
const maxRatioToBare = 2;

type Read = { ms: number; cpuMs: number; bytes: number };

async function read(on: Contestant, path: string): Promise<Read> {
  const cpuBefore = await on.cpuMs();
  const began = performance.now();
  const answer = await fetch(on.url + path, { headers: { "accept-encoding": "gzip" } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body!) bytes += chunk.length;
  return { ms: performance.now() - began, cpuMs: (await on.cpuMs()) - cpuBefore, bytes };
}

/** The feed of many homes: made anew, made again after one home changed, and read as it is; against the bare writer. */
export async function feedOfManyListings(): Promise<void> {
  const stage = await setStage(1);
  const client = new pg.Client({ connectionString: stage.connectionString });
  await client.connect();
  try {
    await multiply(client);
    const product = await startProductProcess({
      ...stage.productEnvironment,
      ZILLOW_FEED_TOKEN: token,
    });
    const bare = await startBare("../feed/bare-feed-process.ts", { DATABASE_URL: stage.connectionString });
    const path = `/feeds/zillow/${token}.xml`;
    try {
      const [beforeMb, bareBeforeMb] = [await product.peakMb(), await bare.peakMb()];
      const first = await read(product, path);
      const pairs: { ours: Read; theirs: Read; again: Read }[] = [];
      for (let round = 0; round < rounds; round++) {
        await client.query(
          "update property set updated_at = now() where id = (select min(id::text)::uuid from property)",
        );
        const ours = await read(product, path);
        pairs.push({ ours, theirs: await read(bare, "/"), again: await read(product, path) });
      }
      const times = spreadOf(pairs.map(({ ours, theirs }) => ours.ms / theirs.ms));
      const cpu = spreadOf(pairs.map(({ ours, theirs }) => ours.cpuMs / theirs.cpuMs));
      const target = `${100 * maxRatioToBare} % of bare`;
      verdict("time", `${ratioText(times)} of bare`, target, times.median <= maxRatioToBare);
      verdict("CPU", `${ratioText(cpu)} of bare`, target, cpu.median <= maxRatioToBare);
      const growth = (await product.peakMb()) - beforeMb;
      const bareGrowth = (await bare.peakMb()) - bareBeforeMb;
      const figure = `grew by ${growth.toFixed(0)} MB from ${beforeMb.toFixed(0)} MB, bare by ${bareGrowth.toFixed(0)} MB`;
      verdict("peak memory", figure, target, growth <= maxRatioToBare * bareGrowth);
      const ms = (of: (pair: (typeof pairs)[number]) => number) => spreadText(spreadOf(pairs.map(of)), " ms");
      note(
        `product ${ms(({ ours }) => ours.ms)}, bare ${ms(({ theirs }) => theirs.ms)}, unchanged ${ms(({ again }) => again.ms)}`,
      );
      note(
        `with every home judged anew ${first.ms.toFixed(0)} ms; ${(first.bytes / 1e6).toFixed(1)} MB of XML, bare ${(pairs[0]!.theirs.bytes / 1e6).toFixed(1)} MB`,
      );
    } finally {
      await product.stop();
      await bare.stop();
    }
  } finally {
    await client.end();
    await stage.end();
  }
}

/** Copies of the one home, each with ids and words of its own, all of them on the platforms. */
async function multiply(client: pg.Client): Promise<void> {
  const own = {
    id: "gen_random_uuid()",
    slug: "slug || n",
    availability_id: "gen_random_uuid()",
    text_code: "text_code || n",
    intake_id: "intake_id || n",
    display_name: "display_name || ' ' || n",
    location: "location || jsonb_build_object('address', n || ' Alder Street')",
  };
  await copyRows(client, "property", own, { count: listings - 1 });
  await client.query(`update property set syndication = '{"zillow": true}'`);
}
