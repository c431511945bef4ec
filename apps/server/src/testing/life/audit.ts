import type { Sql } from "../../platform/database/database.ts";

export type ProblemRow = { problem: string };

/** Something that never holds, one line each where it does; `breaks` makes it hold, to show that it would be seen. */
export type Audit = { name: string; finds: Sql<ProblemRow>; breaks: Sql<unknown> };
