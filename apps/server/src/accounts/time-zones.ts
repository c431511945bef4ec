import { LRUCache } from "lru-cache";
import type { App } from "../app.ts";
import { perApp } from "../per-app.ts";
import { saveTimeZone } from "./profile-store.ts";

const keptForMs = 10 * 60_000;
const maxKept = 10_000;
const keptOf = perApp(() => new LRUCache<string, string>({ max: maxKept, ttl: keptForMs }));

/** Keeps the time zone a member calls from; written when it changes, and else once in ten minutes at most. */
export async function keepTimeZone(app: App, userId: string, timeZone: string): Promise<void> {
  const known = keptOf(app);
  if (known.get(userId) === timeZone) return;
  await app.write(saveTimeZone(userId, timeZone));
  known.set(userId, timeZone);
}
