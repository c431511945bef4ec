/** What the server tells the browser at start. An empty text or null means the thing is not configured. */
export type AppConfig = {
  apiBaseUrl: string;
  googleClientId: string | null;
  googleScriptUrl: string | null;
  renterHost: string;
  termsUrl: string | null;
  privacyUrl: string | null;
};

let current: AppConfig | null = null;

export async function loadConfig(): Promise<void> {
  const reply = await fetch("/config.json", { credentials: "same-origin" });
  if (!reply.ok) throw new Error(`GET /config.json answered ${reply.status}`);
  current = (await reply.json()) as AppConfig;
}

/** For pages that carry it in themselves. */
export function startWith(given: AppConfig): void {
  current = given;
}

export function config(): AppConfig {
  if (!current) throw new Error("loadConfig() has not finished");
  return current;
}
