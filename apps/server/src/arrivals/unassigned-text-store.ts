import { rows, sql, type Tx } from "../platform/database/database.ts";
import type { Arrival } from "./store.ts";

const window = Temporal.Duration.from({ hours: 24 });

/** Takes the texts a renter sent before naming their home, oldest first; they count as handled from here on. */
export async function takeEarlierTexts(tx: Tx, arrival: Arrival, now: Temporal.Instant): Promise<string[]> {
  const taken = await rows(
    tx,
    sql<{ id: string; content: Buffer }>`
      update arrival set status = 'handled', handled_at = ${now}
      where channel = 'SMS' and sender = ${arrival.sender} and status = 'unassigned'
        and received_at > ${now.subtract(window)}
      returning id, content`,
  );
  return taken
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ content }) => content.toString("utf8").trim())
    .filter((text) => text !== "");
}
