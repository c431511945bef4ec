import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Reader, rows, sql } from "../platform/database/database.ts";
import type { TestProduct } from "./product.ts";
import { sampleProof } from "./screening.ts";

const { ssn, birthDate } = sampleProof;
const monthAndDay = { month: "long", day: "numeric", year: "numeric" } as const;
const born = Temporal.PlainDate.from(birthDate);

/** The number and the birth date that tests prove who somebody is with, in the ways they are usually written. */
const secrets = [
  ssn,
  ssn.replace(/^(...)(..)/, "$1-$2-"),
  birthDate,
  born.toLocaleString("en-US", { month: "2-digit", day: "2-digit", year: "numeric" }),
  born.toLocaleString("en-GB", monthAndDay),
  born.toLocaleString("en-US", monthAndDay),
];
export const secretsIn = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

/** Every table's rows as text by the table's name, those of the jobs too. */
export async function tablesAsText(on: Reader): Promise<Map<string, string>> {
  const tables = await rows(
    on,
    sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts = new Map<string, string>();
  for (const { schema, name } of tables) {
    const kept = sql<{ text: string }>`select to_jsonb(one)::text as text from ${sql.ref(schema)}.${sql.ref(name)} one`;
    texts.set(name, (await rows(on, kept)).map(({ text }) => text).join("\n"));
  }
  return texts;
}

/** The paths of all files under a folder; none where there is no folder. */
export const filesUnder = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
};

/** Returns which forms of the number and the birth date a product or the sandbox keeps, by where: none is right. */
export async function secretsKept(product: TestProduct): Promise<Record<string, string[]>> {
  const { db, config } = product.product.app;
  const told = [
    await product.control("GET", "screening"),
    await product.control("GET", "payments"),
    await product.control("GET", "mail"),
    await product.control("GET", "sms"),
  ];
  return {
    database: secretsIn([...(await tablesAsText(db)).values()].join("\n")),
    files: secretsIn(
      filesUnder(config.dataDir)
        .map((path) => readFileSync(path, "latin1"))
        .join("\n"),
    ),
    sandbox: secretsIn(JSON.stringify(told)),
  };
}
