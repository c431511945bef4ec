const tokenKey = "accessToken";
/** Stands until the next sign-in where a person of this browser logged out. */
const leftKey = "loggedOut";

/** Left by its person, who leaves nothing behind, or ended by the server or by a token that is gone. */
type Ending = "left" | "ended";

/** Told when a session ends. `here` is false where the page is already on its way out. */
type EndListener = (end: { here: boolean; how: Ending }) => void;
const listeners = new Set<EndListener>();

export const token = (): string | null => localStorage.getItem(tokenKey);

export const isSignedIn = (): boolean => token() !== null;

export function keepToken(accessToken: string): void {
  localStorage.removeItem(leftKey);
  localStorage.setItem(tokenKey, accessToken);
}

/** Forgets the token and, through the listeners, everything that was shown with it. Safe to call when signed out. */
export function endSession(how: Ending): void {
  const here = isSignedIn();
  if (how === "left") localStorage.setItem(leftKey, "yes");
  localStorage.removeItem(tokenKey);
  for (const listener of listeners) listener({ here, how });
}

export function whenSessionEnds(listener: EndListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What ends a session in one tab ends it in the others. A null key is a cleared storage. */
export function followOtherTabs(): void {
  window.addEventListener("storage", (event) => {
    const removed = event.key === null || (event.key === tokenKey && event.newValue === null);
    const how = event.key === null || localStorage.getItem(leftKey) ? "left" : "ended";
    if (removed) for (const listener of listeners) listener({ here: true, how });
  });
}
