// What a bare streaming writer reaches: the same rows, page by page, as a spreadsheet of the same library.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { writeXlsxStream } from "hucre/xlsx";
import pg from "pg";
import { answerParent } from "../http/answer-parent.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const page = 1000;

async function* cells(companyId: string) {
  let [at, id] = ["infinity", "ffffffff-ffff-ffff-ffff-ffffffffffff"];
  while (true) {
    const { rows } = await pool.query<{ cells: (string | number | null)[]; at: string; id: string }>({
      name: "page",
      text: `
        select inquiry.id, inquiry.created_at::text as at,
          jsonb_build_array(display_name, location ->> 'address', renter.name, renter.email, renter.phone, source, stage,
            facts -> 'monthlyIncome', facts -> 'creditScore' -> 'low') as cells
        from inquiry join property on property.id = property_id join renter on renter.id = renter_id
        where inquiry.company_id = $1 and (inquiry.created_at, inquiry.id) < ($2::timestamptz, $3::uuid)
        order by inquiry.created_at desc, inquiry.id desc limit $4`,
      values: [companyId, at, id, page],
    });
    for (const row of rows) yield [...row.cells, new Date(row.at), new Date(row.at)];
    if (rows.length < page) return;
    ({ at, id } = rows.at(-1)!);
  }
}

const headers = [
  "Property",
  "Address",
  "Renter",
  "Email",
  "Phone",
  "Source",
  "Stage",
  "Income",
  "Credit",
  "Created",
  "Updated",
];

const server = createServer((request, response) => {
  const written = writeXlsxStream(cells(request.url!.slice(1)), {
    name: "Inquiries",
    columns: headers.map((header) => ({ header })),
  });
  void pipeline(Readable.fromWeb(written as never), response);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  answerParent(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    await pool.end();
  });
});
