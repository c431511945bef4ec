import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { socketPort } from "../../platform/postgres/address.ts";

/** A proxy to PostgreSQL whose connection can be cut right after something was written. */
export type CuttingProxy = {
  connectionString: string;
  /** Cuts the connection once the server has carried out what next has these bytes, before the client gets its answer. */
  cutAfter(bytes: string): void;
  close(): Promise<void>;
};

export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const url = new URL(target);
  const folder = url.searchParams.get("host");
  const where = folder
    ? { path: join(folder, `.s.PGSQL.${socketPort}`) }
    : { port: Number(url.port), host: url.hostname };
  const open = new Set<Socket>();
  let cutAfter: string | null = null;
  const server = createServer((client) => {
    const upstream = connect(where);
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", cut).on("close", () => {
        open.delete(socket);
        cut();
      });
    }
    client.on("data", (bytes) => {
      if (cutAfter !== null && bytes.includes(cutAfter)) {
        cutAfter = null;
        upstream.removeAllListeners("data");
        // The answer has come, so it is written.
        upstream.once("data", cut);
      }
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => client.write(bytes));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url.search = "";
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: url.href,
    cutAfter(bytes) {
      cutAfter = bytes;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
