import { note } from "../measure.ts";
import { startBare, startProductProcess } from "./contestant.ts";
import { compare } from "./load.ts";
import { rowsAddedBy } from "./sample-rows.ts";
import { setStage } from "./stage.ts";

// As many homes as connections: leads of one home wait for each other, which is a matter of its own.
const how = { connections: 16, seconds: 3, rounds: 5, targetShare: 0.7, idReplacement: true };

export async function newLeads(): Promise<void> {
  const stage = await setStage(how.connections);
  const product = await startProductProcess(stage.productEnvironment);
  const headers = { authorization: `Bearer ${stage.token}`, "content-type": "application/json" };
  const path = "/api/leads";
  const bodyFor = (propertyId: string, email: string) => JSON.stringify({ propertyId, name: "Lee Park", email });
  const rows = await rowsAddedBy(stage.connectionString, async () => {
    const body = bodyFor(stage.propertyIds[0]!, "sample@example.test");
    const answer = await fetch(product.url + path, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  });
  note(`${rows.length} rows a lead`);
  const bare = await startBare("./bare-process.ts", {
    ...stage.productEnvironment,
    BENCH_ROWS: JSON.stringify(rows),
  });
  const run = crypto.randomUUID().slice(0, 8);
  try {
    await compare(
      {
        on: product,
        requests: stage.propertyIds.map((id) => ({
          method: "POST",
          path,
          headers,
          body: bodyFor(id, `lee-${run}-[<id>]@example.test`),
        })),
      },
      { on: bare, requests: [{ method: "POST", path: "/", body: "{}" }] },
      how,
    );
  } finally {
    await product.stop();
    await bare.stop();
    await stage.end();
  }
}
