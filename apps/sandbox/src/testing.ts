import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { SandboxConfig } from "./config.ts";
import { type RunningSandbox, startSandbox } from "./sandbox.ts";

export interface TestSandbox extends RunningSandbox {
  dataDir: string;
  /** `T` is what the test expects to read; its expectations check it. */
  get<T = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
  send<T = unknown>(
    method: "POST" | "PUT",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
}

interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** A sandbox of its own for one test, on free ports. */
export async function aSandbox(options: Partial<SandboxConfig> = {}): Promise<TestSandbox> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "sandbox-"));
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, ...options });
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    ...sandbox,
    dataDir,
    get: (path, headers = {}) => answerOf(fetch(sandbox.url + path, { headers })),
    send: (method, path, body, headers = {}) =>
      answerOf(
        fetch(sandbox.url + path, {
          method,
          redirect: "manual",
          ...(body instanceof URLSearchParams
            ? { body, headers }
            : body === undefined
              ? { headers }
              : { body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } }),
        }),
      ),
  };
}

async function answerOf<T>(answering: Promise<Response>): Promise<Answer<T>> {
  const answer = await answering;
  const body = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: (isJson && body ? JSON.parse(body) : body) as T, headers: answer.headers };
}

export interface ReceivedCall {
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  form: Record<string, string>;
  /** The body of a call that sent JSON. */
  json?: unknown;
}

/** The product's web side, as far as partners call it: keeps each call and answers `twiml`. */
export async function aWebhook(twiml = "<Response/>"): Promise<{ url: string; calls: ReceivedCall[] }> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isJson = request.headers["content-type"] === "application/json";
    const read = isJson
      ? { form: {}, json: JSON.parse(body) }
      : { form: Object.fromEntries(new URLSearchParams(body)) };
    calls.push({ url: request.url ?? "", headers: request.headers, ...read });
    response.writeHead(200, { "content-type": "text/xml" }).end(twiml);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}
