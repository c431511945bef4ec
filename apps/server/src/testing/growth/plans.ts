import type pg from "pg";

export type SentStatement = { text: string; values: unknown[] };
type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  Plans?: Plan[];
};

/** Tables that do not grow with the number of companies and renters. */
const fixed = new Set(["migration", "server_secret", "syndication_feed"]);
/** In pages: smaller tables may be scanned in full, but not with full scans switched off in the planner. */
const fewPages = 25;
const almostNothing = 2;

/** Returns the statements to plan, each text once with its last values, without the queue's own. */
export const planStatements = (sent: readonly SentStatement[]): SentStatement[] => [
  ...new Map(
    sent
      .filter(({ text }) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.includes("pgboss."))
      .map((statement) => [statement.text, statement]),
  ).values(),
];

/**
 * Returns the growing tables that a statement scans in full, planned both for its values and, as for a repeated
 * statement, for any. A small table counts only when a planner that avoids full scans still uses one.
 */
export async function fullyScannedTables(client: pg.Client, statement: SentStatement): Promise<string[]> {
  const known = await relations(client);
  const { text, values } = statement;
  const custom = await wholeReads(client, known, `explain (format json) ${text}`, values);
  const generic = await wholeReads(client, known, `explain (format json, generic_plan) ${text}`, []);
  await client.query("set enable_seqscan = off");
  const forced = await wholeReads(client, known, `explain (format json, generic_plan) ${text}`, []);
  await client.query("reset enable_seqscan");
  const isLarge = (table: string) => known.get(table)!.pages >= fewPages;
  const hasRows = (table: string) => known.get(table)!.pages > 0;
  const whole = [...custom, ...generic].filter(isLarge).concat(forced.filter(hasRows));
  return [...new Set(whole.filter((table) => !fixed.has(table)))].sort();
}

type Relations = Map<string, { pages: number; isPartial: boolean }>;

async function relations(client: pg.Client): Promise<Relations> {
  const { rows } = await client.query<{ name: string; pages: number; isPartial: boolean }>(`
    select relname as name, relpages as pages, coalesce(indpred is not null, false) as "isPartial"
    from pg_class left join pg_index on indexrelid = pg_class.oid
    where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, ...told }) => [name, told]));
}

async function wholeReads(client: pg.Client, known: Relations, explain: string, values: unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(explain, values);
  const found: string[] = [];
  const look = (plan: Plan, isFirstFew: boolean): void => {
    const table = plan["Relation Name"];
    if (table && known.has(table) && isWhole(plan, known, isFirstFew)) found.push(table);
    const type = plan["Node Type"];
    for (const inner of plan.Plans ?? []) look(inner, type === "Limit" || (type === "LockRows" && isFirstFew));
  };
  look(rows[0]!["QUERY PLAN"][0].Plan, false);
  return found;
}

/**
 * Whether a plan reads a table or one of its indexes in full. The first few rows of an index in its order do not count,
 * nor does an index with almost no rows, such as that of the mails being sent.
 */
function isWhole(plan: Plan, known: Relations, isFirstFew: boolean): boolean {
  if (plan["Node Type"] === "Seq Scan") return true;
  const index = known.get(plan["Index Name"] ?? "");
  if (!index || plan["Index Cond"] || (index.isPartial && index.pages <= almostNothing)) return false;
  return !isFirstFew || plan.Filter !== undefined;
}
