const tokenKey = "accessToken";
/** Stands until the next sign-in where a person of this browser logged out. */
const leftKey = "loggedOut";

/** Left by its person, who leaves nothing behind, or ended by the server or by a token that is gone. */
type Ending = "left" | "ended";

/** Told when a session ends. `here` is false where the page showed none, or is already on its way out. */
type EndListener = (end: { here: boolean; how: Ending }) => void;
const listeners = new Set<EndListener>();
/** Whether this page has made a signed-in call: it must notice that the session ended, even without a notice. */
let isInUse = false;

export function token(): string | null {
  const held = localStorage.getItem(tokenKey);
  if (held !== null) isInUse = true;
  return held;
}

export const isSignedIn = (): boolean => token() !== null;

export function storeToken(accessToken: string): void {
  localStorage.removeItem(leftKey);
  localStorage.setItem(tokenKey, accessToken);
}

/** Forgets the token and, through the listeners, everything that was shown with it. Safe to call when signed out. */
export function endSession(how: Ending): void {
  if (how === "left") localStorage.setItem(leftKey, "yes");
  localStorage.removeItem(tokenKey);
  tell(how);
}

export function whenSessionEnds(listener: EndListener): () => void {
  listeners.add(listener);
  look();
  return () => listeners.delete(listener);
}

/** Ends the session in this tab when another tab ended it. A null key is a cleared storage. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === null) tell("left");
    else if (key === tokenKey && newValue === null) tell(howItEnded());
  });
  // A page that was frozen or kept for Back was told nothing meanwhile.
  for (const event of ["pageshow", "focus"]) window.addEventListener(event, look);
  document.addEventListener("visibilitychange", look);
}

const howItEnded = (): Ending => (localStorage.getItem(leftKey) ? "left" : "ended");

/** Notices a session that ended without a word to this page. */
function look(): void {
  if (isInUse && localStorage.getItem(tokenKey) === null) tell(howItEnded());
}

function tell(how: Ending): void {
  // While the page starts nobody listens yet; the first who does looks again.
  if (listeners.size === 0) return;
  const here = isInUse;
  isInUse = false;
  for (const listener of listeners) listener({ here, how });
}
