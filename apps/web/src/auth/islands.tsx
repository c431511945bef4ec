import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { startWith } from "../app/config.ts";
import { AccountScreen } from "./AccountScreen.tsx";
import type { AccountPage } from "./page.ts";
import { englishSpeech, type Speech } from "./words/context.ts";

/** Hydrates the form where the server rendered it. Resolves once it is interactive. */
export async function wakeAccount(place: Element, page: AccountPage): Promise<void> {
  const speech = page.language === "es" ? (await import("./words/messages-es.ts")).spanishSpeech : englishSpeech;
  startWith({
    apiBaseUrl: page.apiBaseUrl,
    googleClientId: page.google?.clientId ?? null,
    googleScriptUrl: page.google?.scriptUrl ?? null,
    renterHost: page.renterHost,
    termsUrl: page.termsUrl,
    privacyUrl: page.privacyUrl,
  });
  return new Promise((resolve) => void hydrateRoot(place, <Awake page={page} speech={speech} onAwake={resolve} />));
}

function Awake({ onAwake, ...shown }: { page: AccountPage; speech: Speech; onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return <AccountScreen {...shown} />;
}
