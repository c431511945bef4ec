// One section of an application's answers updated by nothing but node:http and pg, where nobody saved it since.
import { text } from "node:stream/consumers";
import pg from "pg";
import { serveBare } from "../http/bare-server.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL_SIZE) });

const update = `
  update application set answers = answers || jsonb_build_object($2::text, $3::jsonb),
    saved_at = saved_at || jsonb_build_object($2::text, $4::text), updated_at = $4::timestamptz
  where id = $1 and saved_at ->> $2 = $5`;

serveBare(
  async (request) => {
    const { section, answers, seenAt } = JSON.parse(await text(request)) as Record<string, unknown>;
    const savedAt = Temporal.Now.instant().toString();
    const values = [request.url!.slice(1), section, JSON.stringify(answers), savedAt, seenAt];
    const { rowCount } = await pool.query({ name: "save", text: update, values });
    if (rowCount !== 1) throw new Error("It was saved elsewhere");
    return JSON.stringify({ savedAt });
  },
  () => pool.end(),
);
