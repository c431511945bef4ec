import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type CuttingProxy, startCuttingProxy } from "../../testing/faults/cutting-proxy.ts";
import { freeze } from "../../testing/faults/postgres-processes.ts";
import { aListedHome } from "../../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../../testing/people.ts";
import { formWith, upload } from "../../testing/photos.ts";
import { type Answer, freePort, startTestProduct, type TestProduct } from "../../testing/product.ts";
import { environmentFor } from "../../testing/sandbox-environment.ts";
import { startJobs } from "../jobs/jobs.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../postgres/embedded-postgres.ts";
import { row, rows, sql } from "./database.ts";
import { OutcomeUnknown } from "./database-errors.ts";
import { migrate } from "./migrate.ts";

/** A server of their own, since these tests stop it; the product's transactions go by way of the proxy. */
let dataDir: string;
let server: EmbeddedPostgres;
let proxy: CuttingProxy;
let product: TestProduct;
let worker: ChildProcess;
let owner: SignedInOwner;
let home: PropertyView;
let otherHome: PropertyView;
const undo: (() => unknown)[] = [];
const eventually = { timeout: 40_000, interval: 100 };
const onLinux = it.runIf(process.platform === "linux");

const program = [process.execPath, fileURLToPath(new URL("../../main.ts", import.meta.url))];

/** Another process of the product on the same database. */
function startProcess([command, ...args]: string[], environment: Record<string, string>): ChildProcess {
  return spawn(command!, args, {
    env: {
      ...process.env,
      ...environmentFor(product.sandbox, server.connectionString),
      ...{ METRICS_PORT: "0", SMTP_PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
      ...environment,
    },
    stdio: "ignore",
  });
}
const startWorker = () => startProcess(program, { ROLE: "worker" });
async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "porchlight-faults-"));
  server = await startEmbeddedPostgres({ dataDir, neverSync: true });
  proxy = await startCuttingProxy(server.connectionString);
  product = await startTestProduct({
    ...{ ROLE: "web", DATABASE_POOL_SIZE: "10", LOG_LEVEL: "silent" },
    ...{ DATABASE_URL: proxy.connectionString, DATABASE_DIRECT_URL: server.connectionString },
  });
  worker = startWorker();
  owner = await aSignedInOwner(product);
  [home, otherHome] = [await aListedHome(product, owner), await aListedHome(product, owner)];
  await product.settled();
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(async () => {
  await end(worker);
  await product.close();
  await proxy.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens another session, such as an operator's or an import's. */
async function aSession(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.connectionString });
  client.on("error", () => undefined);
  await client.connect();
  undo.push(() => client.end());
  return client;
}
const chat = (slug: string, text = "Is it available?") =>
  product.api<{ token: string }>("POST", "/public/conversation", { body: { slug, text } });
const addLead = (propertyId: string, email = `${randomUUID()}@example.test`) =>
  product.api("POST", "/leads", { token: owner.token, body: { propertyId, name: "Lee Park", email } });
const homes = () => product.api("GET", "/property/portfolio", { token: owner.token });
const isReady = async () => (await product.api("GET", "/ready")).status === 200;

async function textWebhook(): Promise<Answer> {
  const { sms, publicUrl } = product.product.app.config;
  const form = { Body: "Hi", From: "+15035550142", MessageSid: `SM${randomUUID()}`, To: sms!.number };
  const signed = `${publicUrl}/hooks/sms${Object.entries(form).flat().join("")}`;
  const signature = createHmac("sha1", sms!.authToken).update(signed).digest("base64");
  const body = new URLSearchParams(form);
  const reply = await fetch(`${product.url}/hooks/sms`, {
    method: "POST",
    body,
    headers: { "x-twilio-signature": signature },
  });
  return { status: reply.status, body: await reply.text(), headers: reply.headers };
}

/** How many sessions wait for a lock that others hold. */
const waitingSessions = async (client: pg.Client): Promise<number> =>
  (await client.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
    .rowCount!;

const sorry = { status: 503, body: { statusCode: 503 } };
const code = (answer: Answer) => (answer.body as { code?: string }).code;
const canTryAgain = (answer: Answer) => Number(answer.headers.get("retry-after")) > 0;

describe("Processes that start at once on an empty database", () => {
  it("all find it migrated, with its job queues", async () => {
    const admin = await aSession();
    await admin.query("create database newborn");
    const newborn = new URL(server.connectionString);
    newborn.pathname = "/newborn";
    const connectionString = newborn.href;
    const start = async () => {
      await migrate(connectionString);
      return startJobs({ connectionString, isWorker: false, log: pino({ level: "silent" }) });
    };
    const started = await Promise.all([start(), start(), start(), start(), start()]);
    expect(await Promise.all(started.map((jobs) => jobs.open()))).toEqual([0, 0, 0, 0, 0]);
    await Promise.all(started.map((jobs) => jobs.close()));
  });
});

describe("A home locked by another session", () => {
  it("delays only calls about that home, and those get 503 with Retry-After", async () => {
    const holder = await aSession();
    await holder.query("begin");
    await holder.query("select from property where id = $1 for update", [home.id]);
    const chats = Array.from({ length: 15 }, () => chat(home.slug));
    await expect.poll(() => waitingSessions(holder), eventually).toBeGreaterThan(0);
    expect(await Promise.all([homes(), addLead(otherHome.id), chat(otherHome.slug)])).toMatchObject([
      { status: 200 },
      { status: 200 },
      { status: 201 },
    ]);
    expect(await waitingSessions(holder), "the home was held all the time").toBeGreaterThan(0);
    const answers = await Promise.all(chats);
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, body: { code: "busy" } });
    expect(answers.every(canTryAgain)).toBe(true);
    await holder.query("rollback");
    expect((await chat(home.slug)).status).toBe(201);
  });

  it("is released before its frozen worker resumes, and another worker does the job", async () => {
    const lead = `${randomUUID()}@example.test`;
    const outside = await aSession();
    await outside.query("begin");
    await outside.query("lock table message in share row exclusive mode");
    await addLead(home.id, lead);
    // Piper's first word to the lead: the worker holds the home and waits to write the message.
    await expect.poll(() => waitingSessions(outside), eventually).toBeGreaterThan(0);
    worker.kill("SIGSTOP");
    const sleeping = worker;
    undo.push(() => sleeping.kill("SIGCONT"));
    await outside.query("rollback");
    const refused: Answer[] = [];
    await vi.waitFor(async () => {
      const answer = await addLead(home.id);
      if (answer.status !== 200) refused.push(answer);
      expect(answer.status).toBe(200);
    }, eventually);
    for (const answer of refused)
      expect([answer.status, code(answer), canTryAgain(answer)]).toEqual([503, "busy", true]);
    worker = startWorker();
    const greetings = async () =>
      (
        await rows(
          product.product.app.db,
          sql`select 1 from message join inquiry on inquiry.id = message.inquiry_id
            join renter on renter.id = inquiry.renter_id where renter.email = ${lead}`,
        )
      ).length;
    await expect.poll(greetings, eventually).toBe(1);
    sleeping.kill("SIGCONT");
    await product.settled();
    expect(await greetings()).toBe(1);
    expect(sleeping.exitCode).toBeNull();
    await end(sleeping);
  });
});

describe("A deadlock with another session", () => {
  it("is retried by the product, and the call succeeds once", async () => {
    const { body } = await chat(home.slug);
    const outside = await aSession();
    // It looks for deadlocks later than the product's session, so that it is never the one to give way.
    await outside.query("set deadlock_timeout = '20s'");
    await outside.query("begin");
    const {
      rows: [newest],
    } = await outside.query(
      "select id from inquiry where property_id = $1 order by created_at desc limit 1 for update",
      [home.id],
    );
    const saying = product.api("POST", "/public/conversation/messages", {
      token: body.token,
      body: { text: "And is there parking?", clientMessageId: randomUUID() },
    });
    await expect.poll(() => waitingSessions(outside), eventually).toBeGreaterThan(0);
    await outside.query("select from property where id = $1 for update", [home.id]);
    await outside.query("commit");
    expect((await saying).status).toBe(200);
    const said = await row(
      product.product.app.db,
      sql<{ n: number }>`select count(*)::int as n from message
                         where inquiry_id = ${newest.id} and content = 'And is there parking?'`,
    );
    expect(said!.n).toBe(1);
  });
});

describe("A commit whose answer was lost", () => {
  it('answers 503 with "outcome-unknown", and a repeated call finds what was written', async () => {
    const email = `${randomUUID()}@example.test`;
    proxy.cutAfter("commit\0");
    const cut = await addLead(home.id, email);
    expect([cut.status, code(cut), canTryAgain(cut)]).toEqual([503, "outcome-unknown", true]);
    expect((await addLead(home.id, email)).status).toBe(200);
    const renters = await rows(product.product.app.db, sql`select 1 from renter where email = ${email}`);
    expect(renters).toHaveLength(1);
  });
});

describe("A single statement whose answer was lost", () => {
  it("is told as one that may have been carried out, and was", async () => {
    const { app } = product.product;
    const id = randomUUID();
    proxy.cutAfter(id);
    const cut = app.write(
      sql`insert into company (id, name, created_at) values (${id}, 'Elm Street', ${app.clock.now()})`,
    );
    await expect(cut).rejects.toThrow(OutcomeUnknown);
    expect(await rows(app.db, sql`select 1 from company where id = ${id}`)).toHaveLength(1);
  });
});

describe("A full database disk", () => {
  it("answers 507 to writes and makes the product not ready until there is room again", async () => {
    const operator = await aSession();
    await operator.query(`
      create function no_room() returns trigger language plpgsql as
        $$begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end$$;
      create function no_room_for_tables() returns event_trigger language plpgsql as
        $$begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end$$;
      create trigger no_room before insert on inquiry for each row execute function no_room();
      create event trigger no_room_for_tables on ddl_command_start when tag in ('CREATE TABLE AS')
        execute function no_room_for_tables()`);
    expect(await isReady()).toBe(true);
    const written = await addLead(home.id);
    expect([written.status, code(written), canTryAgain(written)]).toEqual([507, "storage-full", true]);
    expect(await isReady()).toBe(false);
    expect((await homes()).status).toBe(200);
    await operator.query("drop function no_room cascade; drop function no_room_for_tables cascade");
    expect(await isReady()).toBe(true);
    expect((await addLead(home.id)).status).toBe(200);
  });
});

/** Returns a command that runs a program with a very small file system mounted at a folder, visible to it alone. */
const inLittleRoom = (folder: string) => [
  ...["unshare", "--user", "--map-root-user", "--mount", "--", "/bin/sh", "-c"],
  ...['mount -t tmpfs -o size=256k tmpfs "$0" && exec "$@"', folder],
];
const canHaveLittleRoom = ((folder = tmpdir()) => {
  const [command, ...args] = [...inLittleRoom(folder), "true"];
  return spawnSync(command!, args).status === 0;
})();

describe("A full disk for files", () => {
  it.runIf(canHaveLittleRoom)("answers 507 to an upload", async () => {
    const folder = await mkdtemp(join(tmpdir(), "porchlight-full-"));
    const port = await freePort();
    const web = startProcess([...inLittleRoom(folder), ...program], {
      ...{ ROLE: "web", PORT: String(port), DATA_DIR: folder },
    });
    undo.push(
      () => rm(folder, { recursive: true, force: true }),
      () => end(web),
    );
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(200), eventually);
    const large = formWith(new Uint8Array(2_000_000));
    const told = await upload<{ code: string }>({ url }, owner, home.id, large);
    expect([told.status, told.body.code]).toEqual([507, "storage-full"]);
  });
});

describe("While PostgreSQL", () => {
  /** Makes one call of each kind at once; while the database is down, each answer must allow a retry. */
  const everything = () =>
    Promise.all([
      homes(),
      addLead(home.id),
      chat(home.slug),
      chat(otherHome.slug),
      textWebhook(),
      product.api("GET", "/ready"),
    ]);
  const isBack = async () => {
    await expect.poll(isReady, eventually).toBe(true);
    await expect.poll(() => product.product.app.live.isHearing(), eventually).toBe(true);
    await expect
      .poll(async () => (await everything()).map(({ status }) => status), eventually)
      .toEqual([200, 200, 201, 201, 200, 200]);
  };

  onLinux("is frozen, every call gets 503 with Retry-After, and cached sessions are dropped", async () => {
    await isBack();
    const thaw = await freeze(dataDir);
    undo.push(thaw);
    const answers = await everything();
    for (const answer of answers) expect([answer.status, canTryAgain(answer)]).toEqual([503, true]);
    await expect.poll(() => product.product.app.live.isHearing(), eventually).toBe(false);
    thaw();
    await isBack();
  });

  it("is down, every call gets 503 with Retry-After", async () => {
    await server.stop();
    for (const answer of await everything()) expect([answer.status, canTryAgain(answer)]).toEqual([503, true]);
    expect(await homes()).toMatchObject({ ...sorry, body: { ...sorry.body, code: "unavailable" } });
    server = await startEmbeddedPostgres({ dataDir, neverSync: true });
    await isBack();
  });
});
