import type pg from "pg";
import type { Pool } from "./pool.ts";
import { query, sendInOnePacket } from "./query.ts";

/** The connection that reads share while any is under way. */
type Lane = { client: Promise<pg.PoolClient>; underWay: number; isUsable: boolean };

const lanes = new WeakMap<Pool, Lane>();

/**
 * A read by key, so short that all that are under way share a connection: their statements go out together and are
 * answered in turn, each planned already under its name. It must not wait for a lock, since others wait behind it.
 */
export async function hotRead<Row extends pg.QueryResultRow>(
  pool: Pool,
  read: { name: string; text: string; values: readonly unknown[] },
): Promise<Row[]> {
  const lane = lanes.get(pool) ?? { client: pool.connect(), underWay: 0, isUsable: true };
  lanes.set(pool, lane);
  lane.underWay++;
  try {
    const client = await lane.client;
    sendInOnePacket(client);
    return (await query<Row>(client, pool.named ? read.name : undefined, read.text, read.values)).rows;
  } catch (error) {
    lane.isUsable = false;
    throw error;
  } finally {
    lane.underWay--;
    // After a failure the next read takes a fresh connection; those under way still get their answers.
    const isOver = lane.underWay === 0;
    if ((isOver || !lane.isUsable) && lanes.get(pool) === lane) lanes.delete(pool);
    if (isOver) await release(lane);
  }
}

const release = (lane: Lane): Promise<void> =>
  lane.client.then(
    (client) => client.release(!lane.isUsable),
    () => undefined,
  );
