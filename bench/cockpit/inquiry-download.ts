import { aRenterAsks } from "@porchlight/server/src/testing/renters.ts";
import pg from "pg";
import { copyRows } from "../copy-rows.ts";
import { type Contestant, startBare, startProductProcess } from "../http/contestant.ts";
import { type Prepare, setStage } from "../http/stage.ts";
import { note, ratioText, spreadOf, spreadText, verdict } from "../measure.ts";
import { nextSaturdayAtTen } from "./two-owners.ts";

const inquiries = 100_000;
const rounds = 3;
const maxRatioToBare = 1.5;
const maxGrownMb = 96;
const maxFirstByteMs = 200;

type Read = { ms: number; firstByteMs: number; bytes: number };

/** An owner's inquiries. */
const many: Prepare<string> = async (product, { companyId }, [home]) => {
  await aRenterAsks(product, home!.slug, nextSaturdayAtTen());
  const client = new pg.Client({ connectionString: product.connectionString });
  await client.connect();
  const idOf = "md5('inquiry' || n)::uuid";
  const when = "now() - n * interval '1 minute'";
  const own = { id: idOf, created_at: when, updated_at: when };
  await copyRows(client, "renter", { ...own, email: "'lead' || n || '@example.test'" }, { count: inquiries });
  await copyRows(client, "inquiry", { ...own, renter_id: idOf }, { count: inquiries });
  await client.query("vacuum analyze");
  await client.end();
  return companyId;
};

/** The download of 100,000 inquiries as a spreadsheet, against a bare streaming writer of the same rows. */
export async function inquiryDownload(): Promise<void> {
  const stage = await setStage(1, many);
  const companyId = stage.prepared;
  const product = await startProductProcess(stage.productEnvironment);
  const bare = await startBare("../cockpit/bare-download-process.ts", stage.productEnvironment);
  const path = `/api/property-statistics/company/${companyId}/download`;
  const headers = { authorization: `Bearer ${stage.token}` };
  try {
    const before = await product.peakMb();
    const pairs: { ours: Read; theirs: Read }[] = [];
    for (let round = 0; round < rounds; round++) {
      const theirs = await read(bare, `/${companyId}`, {});
      pairs.push({ ours: await read(product, path, headers), theirs });
    }
    const times = spreadOf(pairs.map(({ ours, theirs }) => ours.ms / theirs.ms));
    const target = `${100 * maxRatioToBare} % of bare`;
    verdict("time", `${ratioText(times)} of bare`, target, times.median <= maxRatioToBare);
    const grown = (await product.peakMb()) - before;
    verdict(
      "memory above rest",
      `${grown.toFixed(0)} MB from ${before.toFixed(0)} MB`,
      `${maxGrownMb} MB`,
      grown <= maxGrownMb,
    );
    const first = spreadOf(pairs.map(({ ours }) => ours.firstByteMs));
    verdict("first byte", spreadText(first, " ms"), `${maxFirstByteMs} ms`, first.median <= maxFirstByteMs);
    const seconds = (of: (pair: (typeof pairs)[number]) => number) => spreadText(spreadOf(pairs.map(of)), " ms");
    note(`product ${seconds(({ ours }) => ours.ms)}, bare ${seconds(({ theirs }) => theirs.ms)}`);
    note(`${(pairs[0]!.ours.bytes / 1e6).toFixed(1)} MB, bare ${(pairs[0]!.theirs.bytes / 1e6).toFixed(1)} MB`);
  } finally {
    await product.stop();
    await bare.stop();
    await stage.end();
  }
}

async function read(on: Contestant, path: string, headers: Record<string, string>): Promise<Read> {
  const began = performance.now();
  const answer = await fetch(on.url + path, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  let firstByteMs = 0;
  let bytes = 0;
  for await (const chunk of answer.body!) {
    if (bytes === 0) firstByteMs = performance.now() - began;
    bytes += chunk.length;
  }
  return { ms: performance.now() - began, firstByteMs, bytes };
}
