import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { startWith } from "../app/config.ts";
import { AccountScreen } from "./AccountScreen.tsx";
import type { AccountPage } from "./page.ts";
import { type AccountWords, english } from "./words/en.ts";

/** Hydrates the form where the server rendered it. Resolves once it is interactive. */
export async function wakeAccount(place: Element, page: AccountPage): Promise<void> {
  const words = page.language === "es" ? (await import("./words/es.ts")).spanish : english;
  startWith({
    apiBaseUrl: page.apiBaseUrl,
    googleClientId: page.google?.clientId ?? null,
    googleScriptUrl: page.google?.scriptUrl ?? null,
    renterHost: page.renterHost,
    termsUrl: page.termsUrl,
    privacyUrl: page.privacyUrl,
  });
  return new Promise((resolve) => void hydrateRoot(place, <Awake page={page} words={words} onAwake={resolve} />));
}

function Awake({ onAwake, ...shown }: { page: AccountPage; words: AccountWords; onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return <AccountScreen {...shown} />;
}
