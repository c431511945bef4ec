import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { startWith } from "../app/config.ts";
import { AccountScreen } from "./AccountScreen.tsx";
import type { AccountPage } from "./page.ts";

/** Hydrates the form where the server rendered it. Resolves once it is interactive. */
export function wakeAccount(place: Element, page: AccountPage): Promise<void> {
  startWith({
    apiBaseUrl: page.apiBaseUrl,
    googleClientId: page.google?.clientId ?? null,
    googleScriptUrl: page.google?.scriptUrl ?? null,
    renterHost: page.renterHost,
    termsUrl: page.termsUrl,
    privacyUrl: page.privacyUrl,
  });
  return new Promise((resolve) => void hydrateRoot(place, <Awake page={page} onAwake={resolve} />));
}

function Awake({ page, onAwake }: { page: AccountPage; onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return <AccountScreen page={page} />;
}
