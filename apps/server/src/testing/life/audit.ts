import type { Sql } from "../../platform/database/database.ts";

export type ProblemRow = { problem: string };

/**
 * An audit that returns a line for each problem it finds; `breaks` causes one, to show that the audit would report it.
 */
export type Audit = { name: string; finds: Sql<ProblemRow>; breaks: Sql<unknown> };
