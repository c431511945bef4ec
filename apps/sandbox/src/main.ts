import { configFrom } from "./config.ts";
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

console.log(JSON.stringify({ sandbox: { url: sandbox.url, smtpPort: sandbox.smtpPort } }));
