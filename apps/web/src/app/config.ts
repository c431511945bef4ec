import type { AppConfig } from "@porchlight/contract/app-config.ts";

let current: AppConfig | null = null;

/** For pages that hand it to the parts they hydrate. */
export function startWith(given: AppConfig): void {
  current = given;
}

export function config(): AppConfig {
  // The app's own page carries it.
  current ??= JSON.parse(document.documentElement.dataset.config!) as AppConfig;
  return current;
}
