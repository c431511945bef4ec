import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Owner } from "./run-as.ts";

/** The address a server listens on: a socket in a folder of ours, or a port of this machine. */
export type Address = { socketFolder: string } | { port: number };

export const socketPort = 5432;

/** The longest path the operating systems take for a socket (the field in sockaddr_un, without its closing zero). */
const maxSocketPathBytes = process.platform === "linux" ? 107 : 103;

/**
 * A Unix socket beside the data where that path is short enough and the file system carries sockets (shared folders of
 * virtual machines often do not), else one in the temporary folder, else a TCP port: `port`, or one that is free.
 */
export async function chooseAddress(dataDir: string, owner: Owner | undefined, port?: number): Promise<Address> {
  const folders = [join(dataDir, "pg-socket"), join(tmpdir(), shortName(dataDir)), join("/tmp", shortName(dataDir))];
  for (const folder of process.platform === "win32" ? [] : folders) {
    if (await carriesSockets(folder, owner)) return { socketFolder: folder };
  }
  return { port: port ?? (await freePort()) };
}

export function connectionString(address: Address, database: string, password: string): string {
  if ("port" in address) return `postgresql://porchlight:${password}@127.0.0.1:${address.port}/${database}`;
  const folder = encodeURIComponent(address.socketFolder).replaceAll("%2F", "/");
  return `postgresql://porchlight@localhost/${database}?host=${folder}`;
}

const shortName = (dataDir: string) =>
  `porchlight-${self().uid}-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`;

async function carriesSockets(folder: string, owner: Owner | undefined): Promise<boolean> {
  const socket = join(folder, `.s.PGSQL.${socketPort}`);
  if (Buffer.byteLength(socket) > maxSocketPathBytes) return false;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await makeOurs(folder, owner ?? self());
    await rm(socket, { force: true });
    await rm(`${socket}.lock`, { force: true });
    await listenOnce(socket);
    return true;
  } catch {
    return false;
  }
}

/** A folder another user laid ready under a guessable name would let them answer in the database's place. */
async function makeOurs(folder: string, owner: Owner): Promise<void> {
  const status = await lstat(folder);
  const known = [self().uid, owner.uid];
  if (!status.isDirectory() || !known.includes(status.uid)) throw new Error(`${folder} belongs to another user`);
  if (status.uid !== owner.uid || self().uid === 0) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
}

const self = (): Owner => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });

async function listenOnce(where: string | number): Promise<number> {
  const server = createServer();
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  if (typeof where === "string") server.listen(where, resolve);
  else server.listen(where, "127.0.0.1", resolve);
  await listening;
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}

const freePort = () => listenOnce(0);
