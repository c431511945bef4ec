import pg from "pg";
import { startBare, startProductProcess } from "./contestant.ts";
import { compare } from "./load.ts";
import { setStage } from "./stage.ts";

const how = { connections: 32, seconds: 3, rounds: 5, targetShare: 0.7 };

export async function oneHome(): Promise<void> {
  const stage = await setStage(1);
  const [id] = stage.propertyIds;
  const path = `/api/property/${id}`;
  const headers = { authorization: `Bearer ${stage.token}` };
  const product = await startProductProcess(stage.productEnvironment);
  const answer = await fetch(product.url + path, { headers });
  await keepDocument(stage.connectionString, id!, await answer.text());
  const bare = await startBare("./bare-process.ts", stage.productEnvironment);
  try {
    await compare(
      { on: product, requests: [{ method: "GET", path, headers }] },
      { on: bare, requests: [{ method: "GET", path: `/${id}` }] },
      how,
    );
  } finally {
    await product.stop();
    await bare.stop();
    await stage.end();
  }
}

async function keepDocument(connectionString: string, id: string, document: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("create table ready_document (id uuid primary key, document text not null)");
  await client.query("insert into ready_document values ($1, $2)", [id, document]);
  await client.end();
}
