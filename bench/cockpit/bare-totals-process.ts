// The totals of a company's last thirty days and of today's hours, as the product sums them, read by nothing but node:http and pg.
import pg from "pg";
import { serveBare } from "../http/bare-server.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL_SIZE) });

serveBare(
  async ({ url }) => {
    const { rows } = await pool.query({
      name: "totals",
      text: `
        select sum(leads) as leads, sum(qualified_leads) as qualified, sum(listings_opened) as opened,
          sum(listings_rented_out) as rented, sum(showings_requested) as requested, sum(showings_completed) as completed,
          sum(applications_sent) as sent, sum(applications_completed) as submitted
        from (
          select * from statistic_total
          where company_id = $1 and property_id is null and unit = 'day'
            and starts_at >= date_trunc('day', now(), 'UTC') - interval '30 days' and starts_at < date_trunc('day', now(), 'UTC')
          union all
          select * from statistic_total
          where company_id = $1 and property_id is null and unit = 'hour' and starts_at >= date_trunc('day', now(), 'UTC')) total`,
      values: [url!.slice(1)],
    });
    return JSON.stringify(rows[0]);
  },
  () => pool.end(),
);
