import { readFileSync } from "node:fs";

/** Resident memory at its most. What the system counts of a process's life begins, on Linux, with what its parent had. */
function peakMb(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS / 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))![1]) / 1024;
}

/** In a contestant's process: says where it listens, then what CPU time and memory it took whenever asked, and ends when told. */
export function answerParent(url: string, close: () => Promise<void>): void {
  process.on("message", (asked) => {
    if (asked === "stop") return void close().then(() => process.exit(0));
    const { user, system } = process.cpuUsage();
    process.send!({ cpuMs: (user + system) / 1000, peakMb: peakMb() });
  });
  process.on("disconnect", () => process.exit(1));
  process.send!({ url });
}
