import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, chown, constants, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { socketPort } from "../../platform/postgres/address.ts";
import { chooseRunner } from "../../platform/postgres/run-as.ts";
import { freePort } from "../product.ts";

/** Folders where systems install it, searched besides PATH. */
const systemFolders = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/** Returns the path of the program, or null when it is not installed. */
export async function findPgbouncer(): Promise<string | null> {
  for (const folder of [...(process.env.PATH ?? "").split(":"), ...systemFolders]) {
    const program = join(folder, "pgbouncer");
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  return null;
}

export type Pooler = { connectionString: string; stop(): Promise<void> };

/** Starts PgBouncer in transaction mode, with few connections to the server of a test database. */
export async function startPgbouncer(program: string, target: string): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), "porchlight-pooler-"));
  // As PostgreSQL, it refuses to run as root.
  const runner = await chooseRunner(program, folder);
  const port = await freePort();
  const url = new URL(target);
  const socketFolder = url.searchParams.get("host");
  const server = socketFolder
    ? `host=${socketFolder} port=${socketPort}`
    : `host=${url.hostname} port=${url.port} password=${decodeURIComponent(url.password)}`;
  const settings = join(folder, "pgbouncer.ini");
  await writeFile(
    settings,
    [
      "[databases]",
      `* = ${server} user=${url.username}`,
      "[pgbouncer]",
      ...["listen_addr = 127.0.0.1", `listen_port = ${port}`, "unix_socket_dir =", "auth_type = any"],
      ...["pool_mode = transaction", "default_pool_size = 4", "max_client_conn = 100"],
    ].join("\n"),
  );
  await chmod(folder, 0o755);
  if (runner.owner) for (const path of [folder, settings]) await chown(path, runner.owner.uid, runner.owner.gid);
  const { command, args, uid, gid } = runner.launch(program, ["-q", settings]);
  const child = spawn(command, args, { uid, gid, cwd: "/", stdio: ["ignore", "ignore", "inherit"] });
  const connectionString = `postgresql://${url.username}@127.0.0.1:${port}${url.pathname}`;
  await vi.waitFor(() => answers(connectionString), { timeout: 10_000, interval: 50 });
  return {
    connectionString,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGINT");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.end();
}
