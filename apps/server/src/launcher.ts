import { once } from "node:events";

/**
 * What `npm start` finds out while this process loads its code, as further environment; it comes once everything the
 * product needs is there. Nothing when nobody said that it would come.
 */
export async function environmentFromLauncher(): Promise<Record<string, string>> {
  if (!process.env.TOLD_BY_LAUNCHER) return {};
  process.channel?.ref();
  const [news] = (await once(process, "message")) as [Record<string, string>];
  process.channel?.unref();
  return news;
}
