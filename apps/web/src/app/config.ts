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

/** For pages whose living parts are given it. */
export function startWith(given: AppConfig): void {
  current = given;
}

export function config(): AppConfig {
  // The app's own page carries it.
  current ??= JSON.parse(document.documentElement.dataset.config!) as AppConfig;
  return current;
}
