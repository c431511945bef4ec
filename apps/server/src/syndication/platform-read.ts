import type { PlatformKey } from "@porchlight/domain/properties/syndication.ts";
import type { App } from "../app.ts";
import { platformConfirms } from "./actions.ts";
import { homesToConfirm, markRead } from "./entry-store.ts";

export type PlatformRead = { platform: PlatformKey; version: number; at: string };

/** Records that a platform has read a version of its feed: it now shows exactly the homes in it. Safe to run twice. */
export async function takePlatformRead(app: App, { platform, version, at: readAt }: PlatformRead): Promise<void> {
  const at = Temporal.Instant.from(readAt);
  await app.inTransaction((tx) => markRead(tx, platform, version, at));
  const waiting = await homesToConfirm(app.db, platform, version);
  for (const { id } of waiting) await app.inTransaction((tx) => platformConfirms(tx, app, id, app.clock.now()));
}
