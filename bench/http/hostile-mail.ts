import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@porchlight/server/src/testing/product.ts";
import pg from "pg";
import { verdict } from "../measure.ts";
import { startProductProcess } from "./contestant.ts";
import { setStage } from "./stage.ts";

const restMs = 3000;
const healthEveryMs = 20;
const maxHealthMs = 200;
const maxMb = 64;

const attachments = Array.from(
  { length: 10_000 },
  (_, n) => `--B\nContent-Type: text/plain\nContent-Disposition: attachment; filename="f${n}"\n\nx\n`,
).join("");
const mails: Record<string, string> = {
  "an ordinary mail": "Content-Type: text/plain\n\nIs it still free?",
  "5 MB of empty lines": `Content-Type: text/plain\n\n${"\r\n".repeat(2_500_000)}`,
  "10,000 attachments": `Content-Type: multipart/mixed; boundary="B"\n\n${attachments}--B--\n`,
  "50,000 nested quotes": `Content-Type: text/html\n\n${"<blockquote>".repeat(50_000)}x${"</blockquote>".repeat(50_000)}`,
};

/** How long health takes to answer at most, and what the process needs more, while a mail is taken and read. */
export async function hostileMail(): Promise<void> {
  const stage = await setStage(1);
  const smtpPort = await freePort();
  const product = await startProductProcess({
    ...stage.productEnvironment,
    ROLE: "all",
    SMTP_PORT: String(smtpPort),
  });
  const client = new pg.Client({ connectionString: stage.connectionString });
  await client.connect();
  try {
    stage.sandbox.pointAt({ smtpPort });
    const intake = await client.query<{ id: string }>("select intake_id as id from property limit 1");
    const to = `leads+${intake.rows[0]!.id}@leads.porchlight.test`;
    await pause(restMs);
    for (const [what, content] of Object.entries(mails)) {
      const before = await product.peakMb();
      const from = `${crypto.randomUUID()}@example.com`;
      const raw = `From: ${from}\nMIME-Version: 1.0\n${content}`;
      let isDone = false;
      const arriving = post(stage.sandbox.url, { from, to, raw }).then(() => settled(client, from));
      const ended = arriving.finally(() => {
        isDone = true;
      });
      let longest = 0;
      while (!isDone) {
        const began = performance.now();
        await (await fetch(`${product.url}/api/health`)).text();
        longest = Math.max(longest, performance.now() - began);
        await pause(healthEveryMs);
      }
      const status = await ended;
      const grown = (await product.peakMb()) - before;
      verdict(`${what} (${status}), health`, `${longest.toFixed(0)} ms`, `${maxHealthMs} ms`, longest <= maxHealthMs);
      verdict(`${what}, memory`, `${grown.toFixed(0)} MB more`, `${maxMb} MB`, grown <= maxMb);
    }
  } finally {
    await client.end();
    await product.stop();
    await stage.end();
  }
}

async function post(sandbox: string, mail: object): Promise<void> {
  const reply = await fetch(`${sandbox}/control/mail`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(mail),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status}: ${await reply.text()}`);
}

async function settled(client: pg.Client, from: string): Promise<string> {
  for (;;) {
    const found = await client.query<{ status: string }>("select status from arrival where sender = $1", [from]);
    const status = found.rows[0]?.status ?? "waiting";
    if (status !== "waiting") return status;
    await pause(50);
  }
}
