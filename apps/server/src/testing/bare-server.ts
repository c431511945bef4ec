import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { readConfig } from "../config.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { ArrivalTimes } from "../platform/http/arrival-time.ts";
import type { Route } from "../platform/http/serve.ts";
import { createHttpServer, registerRoutes } from "../platform/http/server.ts";

/** Starts the product's HTTP server with a few routes and without a database. `lines` collects its logged errors. */
export async function startBareServer(
  routes: Route[],
  { environment = {}, times }: { environment?: Record<string, string>; times?: ArrivalTimes } = {},
) {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
  const config = readConfig({ DATABASE_URL: "postgresql://localhost/none", ...environment });
  const nobody = async () => null;
  const doors = { config, clock: systemClock(), log, signedIn: nobody, visitor: nobody };
  const server = await createHttpServer(doors, times);
  registerRoutes(server, doors, routes);
  await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { port, url: `http://localhost:${port}`, lines, close: () => server.close() };
}
