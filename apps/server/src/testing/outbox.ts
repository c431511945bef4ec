import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import type { App } from "../app.ts";
import { deliveries } from "../deliveries/deliveries.ts";
import type { DropReason } from "../deliveries/drop-reasons.ts";
import { type QueuedMail, type QueuedText, queueMail, queueText } from "../deliveries/queue.ts";
import { control, type Process, startProcess, startWorld, type World } from "../deliveries/testing.ts";
import { row, sql } from "../platform/database/database.ts";

type ReceivedMail = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};
type ReceivedText = { sid: string; to: string; body: string };
type Delivery = {
  status: string;
  attempts: number;
  error: string | null;
  dropReason: DropReason | null;
  partner_id: string | null;
  content: object;
};

export const deliveryIn = async (app: App, id: string): Promise<Delivery> =>
  (await row(
    app.db,
    sql<Delivery>`select status, attempts, error, drop_reason as "dropReason", partner_id, content from delivery where id = ${id}`,
  ))!;

export const eventually = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 12_000, interval: 50 });

let people = 0;
export const somebody = () => `renter${++people}@example.com`;
export const someNumber = () => `+1503555${2000 + ++people}`;

/** Starts one delivering process for the tests of a file; each test starts with working partners and an empty queue. */
export function useOutbox() {
  let world: World;
  let product: Process;
  beforeAll(async () => {
    world = await startWorld();
    product = await startProcess(world, [deliveries]);
  });
  afterAll(async () => {
    await product.close();
    await world.close();
  });
  beforeEach(async () => {
    await control(world, "PUT", "faults", { smtp: { mode: "ok" }, sms: { mode: "ok" } });
    // What an earlier test left waiting would meet the faults of this one.
    await sql`update delivery set status = 'dropped' where status = 'queued'`.execute(product.app.db);
  });
  return {
    world: () => world,
    product: () => product,
    app: () => product.app,
    mail: (to: string, more: Partial<QueuedMail> = {}) =>
      product.app.inTransaction((tx) =>
        queueMail(tx, product.app, {
          to,
          subject: "A showing",
          text: "See you there.",
          html: "<p>See you there.</p>",
          ...more,
        }),
      ),
    text: (to: string, more: Partial<QueuedText> = {}) =>
      product.app.inTransaction((tx) => queueText(tx, product.app, { to, body: "See you there.", ...more })),
    mailsTo: (to: string) => control<ReceivedMail[]>(world, "GET", `mail?to=${encodeURIComponent(to)}`),
    textsTo: (to: string) => control<ReceivedText[]>(world, "GET", `sms?to=${encodeURIComponent(to)}`),
    faults: (faults: object) => control(world, "PUT", "faults", faults),
    deliveryOf: (id: string) => deliveryIn(product.app, id),
    becomes: (id: string, status: string) =>
      eventually(async () => expect(await deliveryIn(product.app, id)).toMatchObject({ status })),
    settlesAfter: (id: string, attempts: number) =>
      eventually(async () => expect(await deliveryIn(product.app, id)).toMatchObject({ status: "queued", attempts })),
    noJobsOpen: () => eventually(async () => expect(await product.app.jobs.open()).toBe(0)),
    advance: (by: string) => control(world, "PUT", "clock", { advance: by }),
    setClock: (now: string) => control(world, "PUT", "clock", { now }),
    soon: (duration: string) => product.app.clock.now().add(Temporal.Duration.from(duration)),
  };
}
