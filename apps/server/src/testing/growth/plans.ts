import pg from "pg";

export type Sent = { text: string; values: unknown[] };
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

/** Tables that do not grow with what companies and renters do. */
const fixed = new Set(["migration", "server_secret", "syndication_feed"]);
/** A table that the copies have left this small may be read whole; that it need not be is seen another way. */
const fewPages = 25;

/** Statements that PostgreSQL plans, each text once, with the values it was last sent with. The queue's own are apart. */
export const planned = (sent: readonly Sent[]): Sent[] => [
  ...new Map(
    sent
      .filter(({ text }) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.includes("pgboss."))
      .map((statement) => [statement.text, statement]),
  ).values(),
];

/**
 * Which tables that grow a statement reads from end to end: planned for its values and, as for a statement that comes
 * again and again, for any. A small table counts where even a planner that shuns such reads finds no other way.
 */
export async function readWhole(client: pg.Client, { text, values }: Sent): Promise<string[]> {
  const pages = await pagesOf(client);
  const isLarge = (table: string) => (pages.get(table) ?? 0) >= fewPages;
  const custom = await scanned(client, `explain (format json) ${text}`, values);
  const generic = await scanned(client, `explain (format json, generic_plan) ${text}`, []);
  await client.query("set enable_seqscan = off");
  const forced = await scanned(client, `explain (format json, generic_plan) ${text}`, []);
  await client.query("reset enable_seqscan");
  const whole = [...custom, ...generic].filter(isLarge).concat(forced);
  return [...new Set(whole.filter((table) => pages.has(table) && !fixed.has(table)))].sort();
}

async function scanned(client: pg.Client, explain: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(explain, values);
  const found: string[] = [];
  const look = (plan: Plan): void => {
    if (plan["Node Type"] === "Seq Scan") found.push(plan["Relation Name"]!);
    for (const inner of plan.Plans ?? []) look(inner);
  };
  look(rows[0]!["QUERY PLAN"][0].Plan);
  return found;
}

const pagesOf = async (client: pg.Client): Promise<Map<string, number>> =>
  new Map(
    (
      await client.query<{ name: string; pages: number }>(`
        select relname as name, relpages as pages from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace`)
    ).rows.map(({ name, pages }) => [name, pages]),
  );
