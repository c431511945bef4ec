/** The part of Google Identity Services we use. */
export type GoogleIdentity = {
  initialize: (options: { client_id: string; callback: (answer: { credential: string }) => void }) => void;
  renderButton: (parent: HTMLElement, options: Record<string, string | number>) => void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let loading: Promise<GoogleIdentity> | null = null;

/** Loads the script once; rejects when it is blocked or unreachable. */
export function googleIdentity(scriptUrl: string): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.onload = () =>
      window.google ? resolve(window.google.accounts.id) : reject(new Error("no google.accounts.id"));
    script.onerror = () => reject(new Error(`${scriptUrl} did not load`));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
