import { setTimeout as pause } from "node:timers/promises";
import { fullAnswers, giveAddress, type SignedInRenter, save } from "@porchlight/server/src/applications/testing.ts";
import { anInvited } from "@porchlight/server/src/screening/testing.ts";
import pg from "pg";
import { startBare, startProductProcess } from "../http/contestant.ts";
import { compare } from "../http/load.ts";
import { type Prepare, setStage } from "../http/stage.ts";

const how = { connections: 16, seconds: 3, rounds: 5, targetShare: 0.7 };
const section = "about";
/** Until what a side was asked last, whose answer nobody waited for, is done. */
const endsWithinMs = 500;

/** Renters who have each begun an application of their own, as many as there are connections. */
const renters: Prepare<SignedInRenter[]> = async (product, owner, [home]) => {
  await giveAddress(product, owner);
  const begun: SignedInRenter[] = [];
  for (let n = 0; n < how.connections; n++) {
    const renter = await anInvited(product, { owner, home: home! }, `renter${n}@example.test`);
    await save(product, renter, section, fullAnswers[section]);
    begun.push(renter);
  }
  return begun;
};

/** One answer saved after another, each by a device that knows the last, against the bare update of the same rows. */
export async function answersSaved(): Promise<void> {
  const stage = await setStage(1, renters);
  const product = await startProductProcess(stage.productEnvironment);
  const bare = await startBare("../applications/bare-answers-process.ts", stage.productEnvironment);
  const client = new pg.Client({ connectionString: stage.connectionString });
  await client.connect();
  const lastSaved = async (): Promise<Map<string, string>> => {
    const text = "select id, saved_at ->> $1 as at from application";
    const { rows } = await client.query<{ id: string; at: string }>(text, [section]);
    return new Map(rows.map(({ id, at }) => [id, at]));
  };
  const requests = (pathOf: (applicationId: string) => string) => async () => {
    await pause(endsWithinMs);
    const seen = await lastSaved();
    return stage.prepared.map(({ token, applicationId }) => ({
      method: "PATCH" as const,
      path: pathOf(applicationId),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ section, answers: fullAnswers[section], seenAt: seen.get(applicationId) }),
    }));
  };
  const follow = "savedAt";
  try {
    await compare(
      { on: product, requests: requests((id) => `/api/renter-application/${id}`), follow },
      { on: bare, requests: requests((id) => `/${id}`), follow },
      how,
    );
  } finally {
    await client.end();
    await product.stop();
    await bare.stop();
    await stage.end();
  }
}
