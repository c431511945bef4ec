import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mailsAtOnce } from "../../deliveries/jobs.ts";
import { row, sql } from "../../platform/database/database.ts";
import { unfinishedApplicants } from "./applicants.ts";
import { connectFeed, feedReadOnce, feedState } from "./feed.ts";
import { inconsistencies } from "./inconsistencies.ts";
import { countsOf } from "./ledger.ts";
import { lostWrites } from "./lost-writes.ts";
import { createMortalProduct, type MortalProduct } from "./mortal-product.ts";
import { type ClaimedDelivery, claimedAtDeath, wrongDeliveries } from "./outgoing.ts";
import { fiveTexts, twentyMails } from "./senders.ts";
import { setStage } from "./stage.ts";
import { fiftyWriters, type Stage } from "./writers.ts";

const isSoak = process.env.SOAK === "1";
const kills = isSoak ? 20 : 4;
const seed = Number(process.env.CRASH_SEED ?? 20_261_121);
const moments = fc.sample(fc.noBias(fc.integer({ min: 300, max: 2_000 })), { seed, numRuns: kills });
/**
 * The runs between kills. Every fourth one lasts until writes of every kind were acknowledged, the others for
 * `afterMs`.
 */
const lives = moments.map((afterMs, index) => ({ kill: index + 1, afterMs, isBusy: index % 4 === 0 }));
const orphanMs = 5_000;
const drainMs = 60_000;
const busyLifeMs = 60_000;

let product: MortalProduct;
let stage: Stage;
let isOver = false;
/** The number of starts, including those of a kill that is retried. */
let lived = 0;
let writing: Promise<unknown> = Promise.resolve();
const sending: Promise<unknown>[] = [];
const inHands: ClaimedDelivery[] = [];
const tally = { goneAfterMs: [] as number[], startMs: [] as number[] };
let lastDeath = Temporal.Instant.fromEpochMilliseconds(0);

beforeAll(async () => {
  product = await createMortalProduct();
  await product.start();
  stage = await setStage(product, () => isOver);
  writing = fiftyWriters(stage);
}, 120_000);
afterAll(async () => {
  isOver = true;
  await product.close();
}, 60_000);

describe(`A product killed under fifty writers, twenty mails and five texts (seed ${seed})`, () => {
  it.each(lives)(
    "leaves no database behind, restarts and has every acknowledged write: kill $kill, after $afterMs ms",
    async ({ kill, afterMs, isBusy }) => {
      if (product.isDead()) await product.start();
      lived += 1;
      const before = countsOf(stage.ledger);
      sending.push(twentyMails(stage, afterMs * 1.2), fiveTexts(stage, afterMs * 1.2));
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      if (isBusy) await takenOfEveryKindSince(before);
      if (kill === 1) await connectFeed(stage);
      const { orphans, goneAfterMs } = await product.kill(orphanMs);
      const life = { from: lastDeath, diedAt: await clock() };
      lastDeath = life.diedAt;
      const acknowledged = structuredClone(stage.ledger);
      const since = performance.now();
      await product.start();
      tally.goneAfterMs.push(goneAfterMs);
      tally.startMs.push(Math.round(performance.now() - since));
      const held = await claimedAtDeath(product, life);
      inHands.push(...held);
      expect(orphans).toEqual([]);
      expect(held.filter(({ channel }) => channel === "EMAIL").length, "mails in hand").toBeLessThanOrEqual(
        mailsAtOnce,
      );
      expect(held.filter(({ channel }) => channel === "SMS").length, "texts in hand").toBeLessThanOrEqual(1);
      expect(await lostWrites(product, acknowledged)).toEqual([]);
      if (kill === 1)
        expect(await feedState(product), "the feed's reading was cut off").toMatchObject({ isReading: true });
    },
    180_000,
  );

  it(
    "finishes its work after the last restart, loses nothing, and repeats at most the mail and the text being sent at a kill",
    async () => {
      isOver = true;
      await Promise.all([writing, ...sending]);
      await drain();
      expect(stage.ledger.surprises).toEqual([]);
      const screenedUnderKills = stage.ledger.screened.size;
      expect(await unfinishedApplicants(product, stage.applicants)).toEqual([]);
      expect(await lostWrites(product, stage.ledger)).toEqual([]);
      expect(await inconsistencies(product, stage.ledger)).toEqual([]);
      expect(await feedState(product)).toEqual(feedReadOnce);
      const { problems, twice, arrived } = await wrongDeliveries(product, inHands);
      expect(problems).toEqual([]);
      expect(stage.ledger.mails).toHaveLength(20 * lived);
      expect(stage.ledger.texts).toHaveLength(5 * lived);
      const counts = countsOf(stage.ledger);
      const heldOf = (channel: ClaimedDelivery["channel"]) => inHands.filter((one) => one.channel === channel).length;
      console.log(
        `${lived} kills: acknowledged ${JSON.stringify(counts)}, ${screenedUnderKills} of ${stage.applicants.length} screened, ${stage.ledger.mails.length} mails and ` +
          `${stage.ledger.texts.length} texts in, ${arrived} out; in hand at a kill ${heldOf("EMAIL")} mails and ` +
          `${heldOf("SMS")} texts, sent twice ${twice.EMAIL} and ${twice.SMS}; ` +
          `database gone after ${Math.max(...tally.goneAfterMs)} ms, next start ${Math.max(...tally.startMs)} ms at most`,
      );
    },
    drainMs + 30_000,
  );
});

const takenOfEveryKindSince = (before: ReturnType<typeof countsOf>): Promise<unknown> =>
  vi.waitFor(
    () => {
      const counts = countsOf(stage.ledger);
      const kinds = Object.keys(counts) as (keyof typeof counts)[];
      expect(kinds.filter((kind) => counts[kind] === before[kind])).toEqual([]);
    },
    { timeout: busyLifeMs, interval: 20 },
  );

/** Returns the product's time, which continues while the product is down. */
const clock = async (): Promise<Temporal.Instant> =>
  Temporal.Instant.from((await product.control<{ now: string }>("GET", "clock")).now);

/**
 * Waits until nothing is in progress: killed processes leave leases, and notices wait for their digest by the product's
 * clock.
 */
async function drain(): Promise<void> {
  const underWay = async () =>
    (await row(
      product.database(),
      sql<{ n: number }>`select (select count(*) from delivery where status in ('queued', 'sending'))::int
                              + (select count(*) from arrival where status = 'waiting')::int
                              + (select count(*) from member_notice where told_in is null and dropped_at is null)::int
                              + (select count(*) from property_feed where reading is not null)::int as n`,
    ))!.n;
  await vi.waitUntil(
    async () => {
      if ((await product.openJobs()) > 0) return false;
      if ((await underWay()) === 0) return true;
      await product.control("PUT", "clock", { advance: "PT5M" });
      return false;
    },
    { timeout: drainMs, interval: 500 },
  );
}
