/**
 * The storage key for text that was typed but not saved when the server ended a session; it waits in this tab for the
 * same person to sign in again.
 * Source  docs/decisions/0043-what-was-typed-when-signed-out.md
 */
export const key = "typedWhenSignedOut";
export type SavedTyping = { userId: string; address: string; typed: Record<string, unknown> };

export function savedTyping(): SavedTyping | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as SavedTyping | null;
  } catch {
    return null;
  }
}

export const clearTyping = (): void => sessionStorage.removeItem(key);

export const isTypingKept = (): boolean => savedTyping() !== null;

/**
 * Returns the address at which a person who just signed in was typing; null for anyone else. Whoever else it is finds
 * nothing.
 */
export function addressOfTyping(userId: string | undefined): string | null {
  const found = savedTyping();
  if (found && found.userId === userId) return found.address;
  clearTyping();
  return null;
}
