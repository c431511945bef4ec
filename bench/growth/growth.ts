import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { note, spreadOf, spreadText, verdict } from "../measure.ts";
import { type Side, type Sides, twoDatabases } from "./two-databases.ts";

const copies = Number(process.env.GROWTH_COPIES ?? 3000);
const restSeconds = 60;
const maxMsPerSecond = 10;
const maxRatio = 1.3;
const rounds = 60;

/** What one company costs at rest and waits for, alone and among the copies of it. */
export async function growth(): Promise<void> {
  const stage = await twoDatabases(copies);
  try {
    for (const side of stage.sides) await untilAtRest(side);
    await compareAtRest(stage.sides);
    await compareCalls(stage);
  } finally {
    await stage.end();
  }
}

/** All that came due while the copies were made is done, and nothing will come due within the next minutes. */
async function untilAtRest({ database }: Side): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ busy: boolean }>(`
      select exists (select from due where at < now() + interval '150 seconds')
        or exists (select from pgboss.job where state < 'completed')
        or exists (select from delivery where status in ('queued', 'sending') and next_attempt_at < now() + interval '150 seconds')
        as busy`);
    if (!rows[0]!.busy) return;
    await pause(1000);
  }
}

type Statement = { ms: number; planning: number; calls: number; query: string };

async function compareAtRest(sides: Side[]): Promise<void> {
  for (const { database } of sides) await database.query("vacuum analyze");
  for (const { database } of sides)
    await database.query(
      "select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)",
    );
  await pause(restSeconds * 1000);
  const figures: number[] = [];
  const found = await Promise.all(
    sides.map(({ database }) =>
      database.query<Statement>(`
        select total_exec_time as ms, total_plan_time as planning, calls::int, query from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database()) order by 1 desc`),
    ),
  );
  for (const [index, { rows }] of found.entries()) {
    const all = (of: (statement: Statement) => number) => rows.reduce((sum, one) => sum + of(one), 0) / restSeconds;
    const sum = all(({ ms }) => ms);
    const queue = all(({ ms, query }) => (query.includes("pgboss") ? ms : 0));
    const planning = all((statement) => statement.planning);
    figures.push(sum);
    const parts = `of it the queue ${queue.toFixed(2)}; planning beside it ${planning.toFixed(2)}`;
    note(`${sides[index]!.companies} companies: ${sum.toFixed(2)} ms/s, ${parts}; most take`);
    for (const { ms, calls, query } of rows.slice(0, 4)) {
      const words = query.replaceAll(/\s+/g, " ").slice(0, 90);
      note(`  ${(ms / restSeconds).toFixed(2)} ms/s, ${calls} times: ${words}`);
    }
  }
  const [alone = 0, among = 0] = figures;
  const load = `load ${loadavg()[0]!.toFixed(1)}`;
  verdict("statements at rest", `${among.toFixed(2)} ms/s, ${load}`, `${maxMsPerSecond} ms/s`, among <= maxMsPerSecond);
  verdict(
    "against one company",
    `${(among / alone).toFixed(2)} times, ${load}`,
    `${maxRatio} times`,
    among <= alone * maxRatio,
  );
}

type Call = (side: Side, index: number) => Promise<Response>;

/** What an owner and a renter wait for, by name. */
async function callsOf({ sides, signIn, paths, slug }: Sides): Promise<[string, Call][]> {
  const tokens = await Promise.all(sides.map((side) => signedIn(side, signIn)));
  return [
    ...paths.map((path): [string, Call] => [
      path.replaceAll(/[0-9a-f-]{36}/g, "…"),
      ({ product }, index) =>
        fetch(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${tokens[index]}` } }),
    ]),
    ["the public page", ({ product }) => fetch(`${product.url}/homes/${slug}`)],
    [
      "a chat turn",
      ({ product }) =>
        fetch(`${product.url}/api/public/conversation`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ slug, text: "How much is the rent, and is there parking?" }),
        }),
    ],
  ];
}

async function compareCalls(stage: Sides): Promise<void> {
  for (const [name, call] of await callsOf(stage)) {
    const [alone, among] = (await msOfEach(name, call, stage.sides)) as [number[], number[]];
    const times = spreadOf(among.map((ms, round) => ms / alone[round]!)).median;
    const figure = `${times.toFixed(2)} times, ${spreadText(spreadOf(among), " ms")} against ${spreadText(spreadOf(alone), " ms")}`;
    verdict(name, `${figure}, load ${loadavg()[0]!.toFixed(1)}`, `${maxRatio} times`, times <= maxRatio);
  }
}

/** Milliseconds of a call by side and round. It is sent to both sides in turn, so that both meet the same machine. */
async function msOfEach(name: string, call: Call, sides: Side[]): Promise<number[][]> {
  const taken: number[][] = sides.map(() => []);
  for (let round = -5; round < rounds; round++) {
    // The bench asks more often than anybody may.
    if (round % 10 === 0) for (const { database } of sides) await database.query("delete from attempt_limit");
    for (const index of round % 2 ? [1, 0] : [0, 1]) {
      const ms = await msOf(name, () => call(sides[index]!, index));
      if (round >= 0) taken[index]!.push(ms);
    }
  }
  return taken;
}

async function msOf(name: string, call: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const reply = await call();
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  return performance.now() - began;
}

async function signedIn({ product }: Side, signIn: Sides["signIn"]): Promise<string> {
  const reply = await fetch(`${product.url}/api/auth/sign-in-credentials`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...signIn, requiredRole: "investor" }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return ((await reply.json()) as { accessToken: string }).accessToken;
}
