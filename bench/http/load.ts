import { fork } from "node:child_process";
import { once } from "node:events";
import type autocannon from "autocannon";
import { note, ratioText, type Spread, spreadOf, spreadText, verdict } from "../measure.ts";
import type { Contestant } from "./contestant.ts";

type Load = { perSecond: number; cpuMsPerRequest: number };

/** What a loading process is sent. */
export type Loading = autocannon.Options & { follow?: string | undefined };

async function load(on: Contestant, options: Omit<Loading, "url">): Promise<Load> {
  const cpuBefore = await on.cpuMs();
  const child = fork(new URL("./load-process.ts", import.meta.url));
  child.send({ url: on.url, ...options } satisfies Loading);
  const [told] = (await once(child, "message")) as [{ perSecond: number; total: number; failed: number }];
  if (told.failed > 0) throw new Error(`${told.failed} of ${told.total} requests failed at ${on.url}`);
  return { perSecond: told.perSecond, cpuMsPerRequest: ((await on.cpuMs()) - cpuBefore) / told.total };
}

export type Side = {
  on: Contestant;
  requests: autocannon.Request[] | (() => Promise<autocannon.Request[]>);
  /** A field of each answer that the next request of the same connection names: its body's `[<last>]`. */
  follow?: string;
};

/** Both sides are compared once their code has been compiled for speed, which takes a busy machine some seconds. */
const warmUpSeconds = 10;

/** Loads both sides in turn, round by round, and says what share of the reference's requests a second is reached. */
export async function compare(
  product: Side,
  bare: Side,
  how: { connections: number; seconds: number; rounds: number; targetShare: number; idReplacement?: boolean },
): Promise<void> {
  const { connections, seconds, rounds, targetShare, idReplacement = false } = how;
  const one = async ({ on, requests, follow }: Side, duration: number) =>
    load(on, {
      ...{ connections, duration, idReplacement, follow },
      requests: typeof requests === "function" ? await requests() : requests,
    });
  await one(product, warmUpSeconds);
  await one(bare, warmUpSeconds);
  const pairs: { ours: Load; theirs: Load }[] = [];
  for (let round = 0; round < rounds; round++) {
    // Whoever goes second goes first in the next round, so that neither always has the quieter machine.
    const theirs = round % 2 ? await one(bare, seconds) : null;
    const ours = await one(product, seconds);
    pairs.push({ ours, theirs: theirs ?? (await one(bare, seconds)) });
  }
  const spread = (of: (pair: (typeof pairs)[number]) => number): Spread => spreadOf(pairs.map(of));
  const share = spread(({ ours, theirs }) => ours.perSecond / theirs.perSecond);
  const target = `${100 * targetShare} % of bare`;
  verdict("requests a second", `${ratioText(share)} of bare`, target, share.median >= targetShare);
  const cpu = spread(({ ours, theirs }) => theirs.cpuMsPerRequest / ours.cpuMsPerRequest);
  verdict("requests a CPU second", `${ratioText(cpu)} of bare`, target, cpu.median >= targetShare);
  note(
    `product ${spreadText(
      spread(({ ours }) => ours.perSecond),
      "/s",
    )}, bare ${spreadText(
      spread(({ theirs }) => theirs.perSecond),
      "/s",
    )}`,
  );
}
