import { once } from "node:events";

/**
 * Returns the further environment that `npm start` determines while this process loads its code; it arrives once
 * everything the product needs is ready. Empty when none was announced.
 */
export async function environmentFromLauncher(): Promise<Record<string, string>> {
  if (!process.env.TOLD_BY_LAUNCHER) return {};
  process.channel?.ref();
  const [news] = (await once(process, "message")) as [Record<string, string>];
  process.channel?.unref();
  return news;
}
