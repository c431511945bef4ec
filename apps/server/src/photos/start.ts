import type { App } from "../app.ts";
import { incomingOf } from "../platform/http/uploads.ts";

const everyMs = 3_600_000;

/** Removes unfinished files now and every hour. Returns how that stops. */
export async function keepTidy(app: App): Promise<() => Promise<void>> {
  const tidy = () => Promise.all([incomingOf(app).tidy(), app.files.tidy()]);
  await tidy();
  const again = (): void =>
    void tidy().catch((error) => app.log.error({ err: error }, "unfinished files were not removed"));
  const hourly = setInterval(again, everyMs).unref();
  return async () => clearInterval(hourly);
}
