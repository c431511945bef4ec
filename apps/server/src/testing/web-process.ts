import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "./product.ts";

/** The folder in which `npm start` caches compiled code. */
const compiled = fileURLToPath(new URL("../../../../node_modules/.cache/porchlight", import.meta.url));
const program = fileURLToPath(new URL("../main.ts", import.meta.url));

export type WebProcess = { url: string; child: ChildProcess; output(): string };

/** Starts the product's own program as a process that can receive signals; resolves once it is ready. */
export async function startWebProcess(environment: Record<string, string>): Promise<WebProcess> {
  const port = await freePort();
  const env = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    ROLE: "web",
    ...environment,
    PORT: String(port),
    METRICS_PORT: "0",
    SMTP_PORT: "0",
  };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = once(child, "exit").then(() => {
    throw new Error(`The process ended before it was ready:\n${output}`);
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([ended, untilReady(url)]);
  ended.catch(() => undefined);
  return { url, child, output: () => output };
}

async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
}
