import { serveTasks } from "../../platform/bounded-thread.ts";
import { authenticationResults, type ToAuthenticate } from "./authenticate.ts";

// Before the first task, so that it does not count as that mail's time.
await import("mailauth");

serveTasks(({ delivered, ourName }: ToAuthenticate) =>
  authenticationResults({ ...delivered, content: Buffer.from(delivered.content) }, ourName),
);
