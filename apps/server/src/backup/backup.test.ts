import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createZstdDecompress } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { activated, anApplicationSent, giveAddress } from "../applications/testing.ts";
import { documentForm, startUploads } from "../documents/testing.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { aPhoto, formWith, upload } from "../testing/photos.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

const scripts = fileURLToPath(new URL("../../../../scripts", import.meta.url));
const secretKey = "the key of this product";

let folder: string;
let source: string;
let server: EmbeddedPostgres;
let product: TestProduct;
let owner: SignedInOwner;
let homeId: string;
let slug: string;
/** Made while owners and renters were at work, and of what they left. */
let backups: { underWrites: string; atRest: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "porchlight-backup-"));
  source = join(folder, "source");
  server = await startEmbeddedPostgres({ dataDir: source, neverSync: true });
  product = await startTestProduct({
    DATABASE_URL: server.connectionString,
    DATA_DIR: source,
    SECRET_KEY: secretKey,
  });
  owner = await aSignedInOwner(product);
  ({ id: homeId, slug } = await aListedHome(product, owner));
  await giveDocument();
  const working = new AbortController();
  const work = Promise.all([keepUploading(working.signal), keepAsking(working.signal)]);
  const underWrites = await backUp("under-writes").finally(() => working.abort());
  await work;
  await product.close();
  backups = { underWrites, atRest: await backUp("at-rest") };
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function giveDocument(): Promise<void> {
  await giveAddress(product, owner);
  const home = await aListedHome(product, owner);
  await anApplicationSent(product, owner, home, "papers@example.test");
  const uploads = await startUploads(product.product.app);
  await uploads.send(
    documentForm(await aPhoto(), "id.jpg", "PHOTO_ID"),
    await activated(product, "papers@example.test"),
  );
  await uploads.close();
}

/** Adds photos and deletes every other one. */
async function keepUploading(signal: AbortSignal): Promise<void> {
  for (let round = 0; !signal.aborted; round++) {
    const { body } = await upload(product, owner, homeId, formWith(Uint8Array.from(await aPhoto())));
    if (round % 2 === 0) await product.api("DELETE", `/property-image/${homeId}/${body.id}`, { token: owner.token });
  }
}

async function keepAsking(signal: AbortSignal): Promise<void> {
  while (!signal.aborted)
    await product.api("POST", "/public/conversation", { body: { slug, text: "What is the rent?" } });
}

type Ended = { code: number; words: string };

/** Runs a program of `scripts` as npm does. */
const run = (program: string, args: string[], environment: Record<string, string> = {}): Promise<Ended> =>
  promisify(execFile)(process.execPath, [join(scripts, program), ...args], {
    env: { PATH: process.env.PATH, SECRET_KEY: secretKey, ...environment },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, words: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, words: String(stdout) + String(stderr) }),
  );

async function backUp(name: string): Promise<string> {
  const target = join(folder, name);
  const { code, words } = await run("backup.ts", [target], { DATA_DIR: source });
  if (code !== 0 || words.includes("no record verifies")) throw new Error(words);
  return join(target, (await readdir(target))[0]!);
}

const restore = (backup: string, dataDir: string, args: string[] = [], environment: Record<string, string> = {}) =>
  run("restore.ts", [backup, ...args], { DATA_DIR: dataDir, ...environment });

const newFolder = (): Promise<string> => mkdtemp(join(folder, "restored-"));

/** What is in a folder but for the file that its lock is. */
const contentOf = async (path: string): Promise<string[]> => (await readdir(path)).filter((name) => name !== "lock");

async function onRestored<T>(dataDir: string, read: (url: string) => Promise<T>): Promise<T> {
  const restored = await startEmbeddedPostgres({ dataDir, neverSync: true });
  return read(restored.connectionString).finally(restored.stop);
}

async function rowsOf<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

/** A digest of the rows of every table. */
async function tablesOf(url: string): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const statement = `select count(*) || ' ' || md5(string_agg(one::text, ',' order by one::text)) as digest from ${name} as one`;
    digests[name] = (await rowsOf<{ digest: string }>(url, statement))[0]!.digest;
  }
  return digests;
}

async function filesOf(dataDir: string): Promise<Record<string, string>> {
  const names = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const digest = async (path: string) =>
    createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path.slice(dataDir.length), await digest(path)])),
  );
}

describe("A backup", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await newFolder();
  });

  it("taken while the product writes restores to verified records, true totals and every file that is named", async () => {
    expect((await restore(backups.underWrites, dataDir)).words).toContain("Start Porchlight to go on from there.");
    const named = await onRestored(dataDir, (url) =>
      rowsOf<{ file: string }>(
        url,
        `select 'pictures/' || (image ->> 'id') || '-480.webp' as file from property, jsonb_array_elements(images) as image
         union all select 'documents/' || id || '.sealed' from document`,
      ),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter(({ file }) => !existsSync(join(dataDir, "files", file)))).toEqual([]);
    expect((await run("verify-records.ts", [], { DATA_DIR: dataDir })).words).toMatch(/ inquiries, .* all verify\.\n$/);
    expect((await run("recount.ts", [], { DATA_DIR: dataDir })).words).toBe("All totals agree with the log.\n");
  });

  it("brings back every table and every file as they were, and replaces what is there only when asked", async () => {
    const refused = await restore(backups.atRest, dataDir);
    expect([refused.code, refused.words]).toEqual([1, expect.stringContaining("holds data. Add --replace")]);
    expect((await restore(backups.atRest, dataDir, ["--replace"])).code).toBe(0);
    const tables = await onRestored(dataDir, tablesOf);
    expect(Object.keys(tables).length).toBeGreaterThan(50);
    expect(tables).toEqual(await tablesOf(server.connectionString));
    expect(await filesOf(dataDir)).toEqual(await filesOf(source));
  });

  it("is for its owner's eyes and does not have the secret key in it", async () => {
    expect((await stat(backups.atRest)).mode & 0o777).toBe(0o600);
    const content = await buffer(createReadStream(backups.atRest).pipe(createZstdDecompress()));
    expect(content.includes(secretKey)).toBe(false);
    expect(content.includes(owner.email)).toBe(true);
  });

  it("taken with a key that no record was made with says so", async () => {
    const { words } = await run("backup.ts", [await newFolder()], {
      DATA_DIR: source,
      SECRET_KEY: "quite another secret key",
    });
    expect(words).toContain("But no record verifies with that key. Is it the one that Porchlight runs with?");
  });

  it("is restored only with the secret key that it was made with, unless that is lost", async () => {
    const dataDir = await newFolder();
    const other = await restore(backups.atRest, dataDir, [], { SECRET_KEY: "quite another secret key" });
    expect(other.words).toContain("SECRET_KEY is another one, and only the key that");
    const none = await restore(backups.atRest, dataDir, [], { SECRET_KEY: "" });
    expect(none.words).toContain("SECRET_KEY is not set, and only the key that");
    expect([other.code, none.code, await contentOf(dataDir)]).toEqual([1, 1, []]);
    expect((await restore(backups.atRest, dataDir, ["--key-lost", "--check"], { SECRET_KEY: "" })).code).toBe(0);
  });

  it("that is cut off, altered or something else is refused before anything changes", async () => {
    const whole = await readFile(backups.atRest);
    const altered = Buffer.from(whole);
    altered[Math.floor(whole.length / 2)]! ^= 1;
    const dataDir = await newFolder();
    const broken = {
      "is cut off": whole.subarray(0, -100),
      "is damaged": altered,
      "is not a backup": Buffer.from("hello"),
    };
    for (const [words, bytes] of Object.entries(broken)) {
      const path = join(folder, "broken.tar.zst");
      await writeFile(path, bytes);
      expect(await restore(path, dataDir)).toEqual({ code: 1, words: expect.stringContaining(words) });
    }
    expect(await restore(join(folder, "none"), dataDir)).toEqual({
      code: 1,
      words: expect.stringContaining("there is no file"),
    });
    expect(await contentOf(dataDir)).toEqual([]);
  });

  it("from a newer Porchlight is refused", async () => {
    await rowsOf(server.connectionString, "insert into migration (name) values ('9999_later.sql')");
    const newer = await backUp("newer");
    await rowsOf(server.connectionString, "delete from migration where name = '9999_later.sql'");
    const { code, words } = await restore(newer, await newFolder());
    expect([code, words]).toEqual([1, expect.stringContaining("was made by a newer Porchlight")]);
    expect(words).toContain("9999_later.sql");
  });

  it("that cannot be written leaves nothing, nor does one that is broken off", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    const { code, words } = await run("backup.ts", [join(file, "backups")], { DATA_DIR: source });
    expect([code, words]).toEqual([1, expect.stringMatching(/the folder .* is a file, or lies below one\.\n$/)]);

    const target = await newFolder();
    const child = started("backup.ts", [target], source);
    await vi.waitUntil(async () => (await contentOf(target)).length > 0, { timeout: 30_000, interval: 5 });
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(await contentOf(target)).toEqual([]);
  });
});

const started = (program: string, args: string[], dataDir: string): ChildProcess =>
  spawn(process.execPath, [join(scripts, program), ...args], {
    env: { PATH: process.env.PATH, SECRET_KEY: secretKey, DATA_DIR: dataDir },
    stdio: "ignore",
  });

describe("A restore that is killed", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await newFolder();
  });

  it("while it unpacks leaves a folder without data", async () => {
    const child = started("restore.ts", [backups.atRest], dataDir);
    const unpacked = async () => (await contentOf(dataDir)).filter((name) => name.startsWith("restore-making-"));
    await vi.waitUntil(async () => (await unpacked()).length > 0, { timeout: 30_000, interval: 5 });
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await contentOf(dataDir)).toEqual(await unpacked());
    expect((await run("recount.ts", [], { DATA_DIR: dataDir })).words).toContain("there is no database in");
  });

  it("while it moves data into place leaves a folder on which nothing starts until it is repeated", async () => {
    await mkdir(join(dataDir, "postgres"));
    await writeFile(join(dataDir, "restore-unfinished"), "");
    for (const program of ["launch.ts", "recount.ts", "backup.ts"]) {
      const { code, words } = await run(program, [], { DATA_DIR: dataDir, PORT: "11990" });
      expect([code, words]).toEqual([1, expect.stringContaining("was broken off while it put the data in place")]);
    }
    expect((await restore(backups.atRest, dataDir, ["--replace"])).code).toBe(0);
    expect((await contentOf(dataDir)).toSorted()).toEqual(["files", "postgres", "postgres-password"]);
    expect((await run("recount.ts", [], { DATA_DIR: dataDir })).code).toBe(0);
  });
});
