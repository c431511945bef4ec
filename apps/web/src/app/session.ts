const tokenKey = "accessToken";

/** Told when a session ends. `here` is false where the page is already on its way out. */
type EndListener = (end: { here: boolean }) => void;
const listeners = new Set<EndListener>();

export const token = (): string | null => localStorage.getItem(tokenKey);

export const isSignedIn = (): boolean => token() !== null;

export const keepToken = (accessToken: string): void => localStorage.setItem(tokenKey, accessToken);

/** Forgets the token and, through the listeners, everything that was shown with it. Safe to call when signed out. */
export function endSession(): void {
  const here = isSignedIn();
  localStorage.removeItem(tokenKey);
  for (const listener of listeners) listener({ here });
}

export function whenSessionEnds(listener: EndListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Logging out in one tab logs out the others. A null key is a cleared storage. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    const removed = event.key === null || (event.key === tokenKey && event.newValue === null);
    if (removed) for (const listener of listeners) listener({ here: true });
  });
}
