import pg from "pg";
import { startBare, startProductProcess } from "./contestant.ts";
import { compare } from "./load.ts";
import { setStage } from "./stage.ts";

const homes = 100;
const how = { connections: 16, seconds: 3, rounds: 5, targetShare: 0.7 };

/** The portfolio of an owner with as many homes as one page holds, all of them live. */
export async function portfolioOfMany(): Promise<void> {
  const stage = await setStage(homes);
  const path = "/api/property/portfolio";
  const headers = { authorization: `Bearer ${stage.token}` };
  const product = await startProductProcess(stage.productEnvironment);
  const answer = await fetch(product.url + path, { headers });
  const { properties } = (await answer.json()) as { properties: object[] };
  if (properties.length !== homes) throw new Error(`The portfolio has ${properties.length} homes`);
  const owner = crypto.randomUUID();
  await keepCards(stage.connectionString, owner, properties);
  const bare = await startBare("./bare-process.ts", stage.productEnvironment);
  try {
    await compare(
      { on: product, requests: [{ method: "GET", path, headers }] },
      { on: bare, requests: [{ method: "GET", path: `/cards/${owner}` }] },
      how,
    );
  } finally {
    await product.stop();
    await bare.stop();
    await stage.end();
  }
}

async function keepCards(connectionString: string, owner: string, cards: object[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("create table ready_card (owner uuid, place int, card text not null, primary key (owner, place))");
  await client.query(
    "insert into ready_card select $1, place, card from unnest($2::text[]) with ordinality as ready(card, place)",
    [owner, cards.map((card) => JSON.stringify(card))],
  );
  await client.end();
}
