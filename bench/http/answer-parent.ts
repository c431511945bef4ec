/** In a contestant's process: says where it listens, then what CPU time and memory it took whenever asked, and ends when told. */
export function answerParent(url: string, close: () => Promise<void>): void {
  process.on("message", (asked) => {
    if (asked === "stop") return void close().then(() => process.exit(0));
    const { user, system } = process.cpuUsage();
    process.send!({ cpuMs: (user + system) / 1000, peakMb: process.resourceUsage().maxRSS / 1024 });
  });
  process.on("disconnect", () => process.exit(1));
  process.send!({ url });
}
