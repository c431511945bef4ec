import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { App } from "../app.ts";
import type { Texter } from "../partners/sms/provider.ts";
import { createMailer } from "../partners/smtp/outbound.ts";
import { rows, sql } from "../platform/database/database.ts";
import { deliveryIn, eventually, somebody, useOutbox } from "../testing/outbox.ts";
import { createDeliverer } from "./deliver.ts";
import { deliveries } from "./deliveries.ts";
import { queueMail, queueText } from "./queue.ts";
import { control, environmentOf, startProcess, startWorld, type World } from "./testing.ts";

const { app, world, mail, mailsTo, becomes, noJobsOpen, advance, soon } = useOutbox();

/** A start takes long on a busy machine. */
const startMs = 50_000;

function startWorker(outside: World): ChildProcess {
  const worker = spawn(process.execPath, [fileURLToPath(new URL("../main.ts", import.meta.url))], {
    env: { ...process.env, ...environmentOf(outside), ROLE: "worker", METRICS_PORT: "0" },
    stdio: "ignore",
  });
  onTestFinished(() => void worker.kill("SIGKILL"));
  return worker;
}

describe("A delivery whose process died while sending", () => {
  it("is taken over when its lease ends, not before", async () => {
    const to = somebody();
    const id = await mail(to, { notBefore: soon("PT24H") });
    const leaseEnds = soon("PT60S");
    await app().inTransaction(async (tx) => {
      await sql`update delivery set status = 'sending', attempts = 1, next_attempt_at = ${leaseEnds} where id = ${id}`.execute(
        tx,
      );
    });
    await app().jobs.enqueueNow("deliver-mail", { deliveryId: id });
    await noJobsOpen();
    expect(await mailsTo(to)).toEqual([]);
    await advance("PT61S");
    await becomes(id, "sent");
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it("is sent once when the process was stopped in the middle of a queue", async () => {
    const outside = await startWorld();
    onTestFinished(() => outside.close());
    const web = await startProcess(outside, [], { ROLE: "web" });
    await control(outside, "PUT", "faults", { smtp: { mode: "slow" } });
    const worker = await startProcess(outside, [deliveries]);
    const { app } = web;
    // Four go out at a time, and the second four have begun before anybody can ask.
    const people = Array.from({ length: 24 }, somebody);
    await app.inTransaction(async (tx) => {
      for (const to of people) await queueMail(tx, app, { to, subject: "S", text: "T", html: "" });
    });
    const statuses = async () =>
      (await rows(app.db, sql<{ status: string }>`select status from delivery`)).map(({ status }) => status);
    await vi.waitUntil(async () => (await statuses()).includes("sent"), { timeout: startMs });
    await worker.close();
    expect(new Set(await statuses())).toEqual(new Set(["sent", "queued"]));
    await control(outside, "PUT", "faults", { smtp: { mode: "ok" } });
    const next = await startProcess(outside, [deliveries]);
    await eventually(async () => expect(new Set(await statuses())).toEqual(new Set(["sent"])));
    for (const to of people) expect(await control(outside, "GET", `mail?to=${to}`)).toHaveLength(1);
    await next.close();
    await web.close();
  });

  it("is sent once when the process was killed while sending it", async () => {
    const outside = await startWorld();
    onTestFinished(() => outside.close());
    const web = await startProcess(outside, [], { ROLE: "web" });
    await control(outside, "PUT", "faults", { smtp: { mode: "timeout" } });
    const worker = startWorker(outside);
    const { app } = web;
    const id = await app.inTransaction((tx) =>
      queueMail(tx, app, { to: "late@example.com", subject: "S", text: "T", html: "" }),
    );
    const statusNow = async () => (await deliveryIn(app, id)).status;
    await vi.waitUntil(async () => (await statusNow()) === "sending", { timeout: startMs });
    worker.kill("SIGKILL");
    await once(worker, "exit");
    await control(outside, "PUT", "faults", { smtp: { mode: "ok" } });
    const next = await startProcess(outside, [deliveries]);
    await control(outside, "PUT", "clock", { advance: "PT61S" });
    await eventually(async () => expect(await statusNow()).toBe("sent"));
    expect(await control(outside, "GET", "mail?to=late@example.com")).toHaveLength(1);
    await next.close();
    await web.close();
  });

  it("is found by the sweep when its job was lost", async () => {
    const to = somebody();
    const id = await mail(to, { notBefore: soon("PT24H") });
    await app().inTransaction(async (tx) => {
      await sql`update delivery set next_attempt_at = ${app().clock.now()} where id = ${id}`.execute(tx);
    });
    await becomes(id, "sent");
  });
});

describe("Two texts from one process", () => {
  it("are sent one at a time: the second waits until the first is recorded", async () => {
    const outside = await startWorld();
    onTestFinished(() => outside.close());
    const { app, close } = await startProcess(outside, [], { ROLE: "web" });
    onTestFinished(close);
    const [first, second] = await app.inTransaction(async (tx) => [
      await queueText(tx, app, { to: "+15035552001", body: "first" }),
      await queueText(tx, app, { to: "+15035552001", body: "second" }),
    ]);
    const sent: string[] = [];
    let letGo: (() => Promise<void>) | undefined;
    const texter: Texter = {
      async send({ body }) {
        sent.push(body);
        if (body === "first") letGo = await holdRow(app, first!);
        return { kind: "sent" };
      },
    };
    const deliver = createDeliverer(app, () => ({ mailer: createMailer(app.config.mail), texter }));
    const delivered = Promise.all([first!, second!].map(deliver));
    await eventually(async () => expect((await deliveryIn(app, second!)).status).toBe("sending"));
    expect(sent).toEqual(["first"]);
    await letGo!();
    await delivered;
    expect(sent).toEqual(["first", "second"]);
    expect(await deliveryIn(app, second!)).toMatchObject({ status: "sent", attempts: 1 });
  });
});

/** Keeps a delivery from being written until it is let go, or the test ends. */
async function holdRow(app: App, id: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holding = app.inTransaction(async (tx) => {
    await sql`select 1 from delivery where id = ${id} for update`.execute(tx);
    held.resolve();
    await letGo.promise;
  });
  onTestFinished(() => letGo.resolve());
  await held.promise;
  return () => {
    letGo.resolve();
    return holding;
  };
}

describe("A hundred mails at once", () => {
  it("are all sent, one right after another", async () => {
    const to = somebody();
    await app().inTransaction(async (tx) => {
      for (let n = 0; n < 100; n++) await queueMail(tx, app(), { to, subject: String(n), text: "T", html: "" });
    });
    await eventually(async () => expect(await mailsTo(to)).toHaveLength(100));
  });
});

describe("Deliveries that fall due together", () => {
  it("are enqueued in the order in which they fell due", async () => {
    const to = somebody();
    for (const hours of [5, 2, 4, 1, 3]) await mail(to, { subject: String(hours), notBefore: soon(`PT${hours}H`) });
    const web = await startProcess(world(), [], { ROLE: "web" });
    await advance("PT6H");
    const jobs = await rows(
      web.app.db,
      sql<{ subject: string }>`
        select content ->> 'subject' as subject from pgboss.job join delivery on delivery.id = (data ->> 'deliveryId')::uuid
        where name = 'deliver-mail' and recipient = ${to} order by created_on, subject`,
    );
    await web.close();
    expect(jobs.map(({ subject }) => subject)).toEqual(["1", "2", "3", "4", "5"]);
    await eventually(async () => expect(await mailsTo(to)).toHaveLength(5));
  });
});

describe("Without a configured partner", () => {
  it("a delivery waits with a note, and is sent once a partner is configured", async () => {
    const outside = await startWorld();
    const withoutPartners = await startProcess(outside, [deliveries], { SMTP_URL: "", SMS_AUTH_TOKEN: "" });
    const { app } = withoutPartners;
    const [mailId, textId] = await app.inTransaction(async (tx) => [
      await queueMail(tx, app, { to: "a@example.com", subject: "S", text: "T", html: "" }),
      await queueText(tx, app, { to: "+15035552001", body: "T" }),
    ]);
    for (const id of [mailId!, textId!]) {
      await eventually(async () => {
        expect(await deliveryIn(app, id!)).toMatchObject({
          status: "queued",
          attempts: 0,
          error: expect.stringContaining("waits"),
        });
      });
    }
    await withoutPartners.close();
    const configured = await startProcess(outside, [deliveries]);
    await control(outside, "PUT", "clock", { advance: "PT10M" });
    await eventually(async () => expect(await control(outside, "GET", "mail?to=a@example.com")).toHaveLength(1));
    await eventually(async () => expect(await control(outside, "GET", "sms?to=%2B15035552001")).toHaveLength(1));
    await configured.close();
    await outside.close();
  });
});
