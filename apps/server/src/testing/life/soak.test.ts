import { keptDays } from "@porchlight/domain/applications/timing.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Reader, rows, sql } from "../../platform/database/database.ts";
import { startScreeningProduct } from "../../screening/testing.ts";
import type { TestProduct } from "../product.ts";
import { anyAct } from "./acts.ts";
import { problemsIn } from "./audits.ts";
import { problemsKept } from "./kept.ts";
import { act, newcomer, settle } from "./life.ts";
import { wrongSendings } from "./sent.ts";
import type { Life } from "./simulated-home.ts";

const seeds = [20_261_123, 20_261_124, 20_261_125];
const isFull = process.env.SOAK === "1";
const rentersPerSeed = isFull ? 200 : 20;
const homesPerSeed = isFull ? 20 : 4;
const days = 14;
/** The local hours in which people act. */
const hours = [8, 10, 12, 14, 16, 18, 20, 22];

let product: TestProduct;
let life: Life;
beforeAll(async () => {
  product = await startScreeningProduct({ LOG_LEVEL: "silent" });
  await product.setClock("2026-11-23T12:00:00Z");
  life = await settle(product, seeds.length, homesPerSeed);
}, 180_000);
afterAll(() => product.close());

/** The actions of one seed in one hour: which home, and what. */
const anHour = fc.array(fc.tuple(fc.nat(homesPerSeed - 1), anyAct), {
  minLength: homesPerSeed,
  maxLength: homesPerSeed,
});

describe(`Two weeks of ${rentersPerSeed} renters on three channels, where one call in twenty of a partner fails (seeds ${seeds.join(", ")})`, () => {
  it("leave no problem that an audit finds", { timeout: 3_600_000, retry: 0 }, async () => {
    const stories = seeds.map((seed) => fc.sample(anHour, { seed, numRuns: days * hours.length }));
    const moments = Array.from({ length: days }, (_, day) => hours.map((hour) => ({ day, hour }))).flat();
    await product.control("PUT", "faults", failingOneInTwenty);
    let arrived = 0;
    for (const [n, { day, hour }] of moments.entries()) {
      await product.setClock(
        Temporal.Instant.from("2026-11-23T05:00:00Z")
          .add({ hours: day * 24 + hour })
          .toString(),
      );
      for (; arrived < rentersPerSeed && arrived <= (n * rentersPerSeed * 2) / moments.length; arrived++)
        for (const seed of seeds.keys()) newcomer(placesOf(seed)[arrived % homesPerSeed]!);
      await Promise.all(
        stories.flatMap((story, seed) => story[n]!.map(([home, one]) => act(life, placesOf(seed)[home]!, one))),
      );
      await product.settled();
    }
    await product.control("PUT", "faults", working);
    await product.advance("PT12H");
    await product.advance("PT1H");
    const { db } = product.product.app;
    const problems = [...(await problemsIn(db)), ...(await wrongSendings(product)), ...(await problemsKept(product))];
    expect({ problems, surprises: life.surprises }).toEqual({ problems: [], surprises: [] });
    if (isFull) expect(await statesSeen(db)).toEqual(["ACCEPTED", "DECLINED", "SUBMITTED", "WITHDRAWN"]);

    for (let week = 0; week <= weeksUntilErased; week++) await product.advance("PT168H");
    const left = await notErased(db);
    expect([...(await problemsKept(product)), ...left]).toEqual([]);
  });
});

/** Temporary failures, after which a partner accepts a retry; a mail server's 5xx would be permanent. */
const failingOneInTwenty = {
  smtp: { mode: "refuse", rate: 0.05, seed: seeds[0] },
  sms: { mode: "5xx", rate: 0.05, seed: seeds[1] },
  screening: { mode: "5xx", rate: 0.05, seed: seeds[2] },
  payments: { mode: "5xx", rate: 0.05, seed: seeds[0] },
};
const working = Object.fromEntries(Object.keys(failingOneInTwenty).map((partner) => [partner, { mode: "ok" }]));

/** Until personal data that nobody needs anymore is erased. */
const weeksUntilErased = Math.ceil(keptDays / 7);

/** Returns what should be erased by then: all of a household that the owner neither has to decide about nor decided about, and files. */
const notErased = (on: Reader): Promise<{ id: string; status: string }[]> =>
  rows(
    on,
    sql<{ id: string; status: string }>`
      select bundle.id, bundle.status from application_bundle bundle
      where (status <> 'SUBMITTED' or withdrawn_at is not null)
        and (decided_at is null or exists (
          select 1 from document join application on application.id = application_id where bundle_id = bundle.id))`,
  );

/** Which ends the households' applications came to, of those an owner sees at the end. */
const statesSeen = async (on: Reader): Promise<string[]> =>
  (
    await rows(
      on,
      sql<{ state: string }>`
        select distinct case when withdrawn_at is null then status else 'WITHDRAWN' end as state from application_bundle
        where status <> 'SENT' and (status <> 'IN_PROGRESS' or withdrawn_at is not null) order by state`,
    )
  ).map(({ state }) => state);

const placesOf = (seed: number) => life.places.slice(seed * homesPerSeed, (seed + 1) * homesPerSeed);
