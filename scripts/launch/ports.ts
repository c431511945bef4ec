import { once } from "node:events";
import { type AddressInfo, createConnection, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { StartProblem } from "../../apps/server/src/start-problem.ts";
import type { Settings } from "./settings.ts";

/** A start that was just killed lets go of its ports within two seconds. */
const timeoutMs = 3_000;
const loopbackMs = 2_000;

/** Errors  this machine does not reach itself, as in a container whose network was never brought up. */
export async function refuseWithoutLoopback(): Promise<void> {
  const server = createServer((socket) => socket.destroy());
  const refused = (error: NodeJS.ErrnoException): never => {
    throw new StartProblem(
      `This machine does not reach itself at 127.0.0.1 (${error.code}). Bring its loopback interface up: ip link set lo up`,
    );
  };
  try {
    server.listen(0, "127.0.0.1");
    await once(server, "listening").catch(refused);
    const socket = createConnection({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
    await once(socket, "connect", { signal: AbortSignal.timeout(loopbackMs) }).catch(refused);
    socket.destroy();
  } finally {
    server.close();
  }
}

/** Errors  names every port that another program holds or that is of no use, and how to choose others. */
export async function refuseTakenPorts({ ports, withSandbox, role }: Settings): Promise<void> {
  const needed: [string, number][] = [
    ...(role === "worker" ? [] : [["PORT, the web app", ports.product] as [string, number]]),
    ["METRICS_PORT, the metrics", ports.metrics],
    ["SMTP_PORT, incoming mail", ports.productMail],
    ...(withSandbox
      ? ([
          ["SANDBOX_PORT, the sandbox", ports.sandbox],
          ["SANDBOX_SMTP_PORT, the sandbox's mail", ports.sandboxMail],
        ] as [string, number][])
      : []),
  ];
  const complaints = [
    ...sharedPorts(needed),
    ...(await Promise.all(needed.map(([what, port]) => complaint(what, port)))).filter(Boolean),
    ...(await Promise.all([ports.product, ...(withSandbox ? [ports.sandbox] : [])].map(closedToBrowsers))).filter(
      Boolean,
    ),
  ];
  if (complaints.length === 0) return;
  const other = ports.product < 60_000 ? ports.product + 1000 : 3000;
  throw new Error(
    `${complaints.join("\n")}\nChoose another place with PORT (the others follow it): PORT=${other} npm start`,
  );
}

/** What is set by hand may meet what follows from another setting. */
const sharedPorts = (needed: [string, number][]): string[] =>
  Object.entries(Object.groupBy(needed, ([, port]) => port))
    .filter(([port, names]) => port !== "0" && names!.length > 1)
    .map(([port, names]) => `Port ${port} is set for two: ${names!.map(([what]) => what).join(" and ")}.`);

async function complaint(what: string, port: number): Promise<string | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const code = await whyNot(port);
    if (!code) return undefined;
    if (code === "EACCES") return `Port ${port} (${what}) may not be opened by this user.`;
    if (code !== "EADDRINUSE") return `Port ${port} (${what}) cannot be opened: ${code}.`;
    if (Date.now() > deadline) return `Port ${port} (${what}) is taken by another program.`;
    await wait(100);
  }
}

/** Browsers keep away from some ports that other protocols have, 6000 for one; `fetch` keeps to the same list. */
const closedToBrowsers = (port: number): Promise<string | undefined> =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => undefined,
    ({ cause }: Error) =>
      cause instanceof Error && cause.message === "bad port" ? `Port ${port} is one that no browser opens.` : undefined,
  );

function whyNot(port: number): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const server = createServer();
  server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  server.listen({ port, host: process.env.HOST || "127.0.0.1" }, () => server.close(() => resolve(undefined)));
  return promise;
}
