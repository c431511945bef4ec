import { LRUCache } from "lru-cache";
import type { App } from "../app.ts";
import { saveTimeZone } from "./profile-store.ts";

const keptForMs = 10 * 60_000;
const maxKept = 10_000;
const kept = new WeakMap<App, LRUCache<string, string>>();

/** Keeps the time zone a member calls from; written when it changes, and else once in ten minutes at most. */
export async function keepTimeZone(app: App, userId: string, timeZone: string): Promise<void> {
  const known = kept.get(app) ?? new LRUCache<string, string>({ max: maxKept, ttl: keptForMs });
  kept.set(app, known);
  if (known.get(userId) === timeZone) return;
  await app.write(saveTimeZone(userId, timeZone));
  known.set(userId, timeZone);
}
