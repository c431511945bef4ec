// Loaded before a program that `npm start` runs. When the launcher is killed, the channel to it closes; the program is
// then asked to end as if by SIGTERM, and made to when that takes too long.
import { isMainThread } from "node:worker_threads";

const timeoutMs = 2_000;

if (isMainThread && process.channel) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), timeoutMs).unref();
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref();
}
