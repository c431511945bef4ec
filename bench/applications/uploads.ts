import { giveAddress, upload } from "@porchlight/server/src/applications/testing.ts";
import { aPdf } from "@porchlight/server/src/documents/testing.ts";
import { anInvited } from "@porchlight/server/src/screening/testing.ts";
import { type Contestant, startBare, startProductProcess } from "../http/contestant.ts";
import { type Prepare, setStage } from "../http/stage.ts";
import { note, ratioText, spreadOf, spreadText, verdict } from "../measure.ts";

const rounds = Number(process.env.UPLOAD_ROUNDS ?? 3);
const files = 30;
const fileBytes = Number(process.env.UPLOAD_MB ?? 20) * 1024 * 1024;
const atOnce = 6;
const maxRatioToBare = 1.3;

type Renter = { token: string; applicationId: string };

/** A renter a round: nobody has room for more than thirty files. */
const renters: Prepare<Renter[]> = async (product, owner, [home]) => {
  await giveAddress(product, owner);
  const invited: Renter[] = [];
  for (let n = 0; n < rounds; n++)
    invited.push(await anInvited(product, { owner, home: home! }, `renter${n}@example.test`));
  return invited;
};

type Took = { peakMb: number; grownMb: number; seconds: number };

/** Peak memory of a product that takes and seals thirty files of 20 MB, against a server that writes them to disk. */
export async function uploadsAtOnce(): Promise<void> {
  const stage = await setStage(1, renters);
  const file = new Blob([Uint8Array.from(aPdf(fileBytes))]);
  const environment = stage.productEnvironment;
  const pairs: { ours: Took; theirs: Took }[] = [];
  try {
    for (const renter of stage.prepared) {
      const theirs = await takes(startBare("../applications/bare-uploads-process.ts", environment), renter, file);
      pairs.push({ ours: await takes(startProductProcess(environment), renter, file), theirs });
    }
  } finally {
    await stage.end();
  }
  const spread = (of: (pair: (typeof pairs)[number]) => number) => spreadOf(pairs.map(of));
  const mb = (of: (pair: (typeof pairs)[number]) => number) => spreadText(spread(of), " MB");
  const ratio = spread(({ ours, theirs }) => ours.peakMb / theirs.peakMb);
  const target = `${100 * maxRatioToBare} % of bare`;
  const peaks = `${mb(({ ours }) => ours.peakMb)}, bare ${mb(({ theirs }) => theirs.peakMb)}`;
  verdict("peak memory", `${ratioText(ratio)} of bare`, target, ratio.median <= maxRatioToBare);
  note(peaks);
  const grown = spread(({ ours, theirs }) => ours.grownMb / theirs.grownMb);
  verdict("above rest", `${ratioText(grown)} of bare`, target, grown.median <= maxRatioToBare);
  note(`${mb(({ ours }) => ours.grownMb)}, bare ${mb(({ theirs }) => theirs.grownMb)}`);
  const seconds = (of: (pair: (typeof pairs)[number]) => number) => spreadText(spread(of), " s");
  note(`all in ${seconds(({ ours }) => ours.seconds)}, bare ${seconds(({ theirs }) => theirs.seconds)}`);
}

async function takes(started: Promise<Contestant>, renter: Renter, file: Blob): Promise<Took> {
  const on = await started;
  try {
    const before = await on.peakMb();
    const began = performance.now();
    await uploadAll(on, renter, file);
    const seconds = (performance.now() - began) / 1000;
    const peakMb = await on.peakMb();
    return { peakMb, grownMb: peakMb - before, seconds };
  } finally {
    await on.stop();
  }
}

async function uploadAll(on: Contestant, renter: Renter, file: Blob): Promise<void> {
  let left = files;
  const one = async (): Promise<void> => {
    while (left-- > 0) {
      const { status } = await upload(on, renter, "ADDITIONAL", file);
      if (status !== 201) throw new Error(`An upload was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
