import { configFrom } from "./config.ts";
import { openAtlas } from "./places/areas.ts";
import { startSandbox } from "./sandbox.ts";

const sandbox = await startSandbox(configFrom(process.env));
let closing = false;

async function stop(): Promise<void> {
  if (closing) return;
  closing = true;
  await sandbox.close();
  process.exit(0);
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// A parent that forked the sandbox and died without a word takes it along.
process.on("disconnect", stop);

// The atlas takes long to open; not while the product starts, and better before somebody types an address.
setTimeout(openAtlas, 5_000).unref();

console.log(JSON.stringify({ sandbox: { url: sandbox.url, smtpPort: sandbox.smtpPort } }));
