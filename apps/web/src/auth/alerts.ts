import { messageOf } from "../app/call-error.ts";

const listeners = new Set<(words: string) => void>();

/** Shows an alert for what belongs to no field: words, or what a call that failed says. */
export function showAlert(failure: unknown): void {
  const words = typeof failure === "string" ? failure : messageOf(failure);
  for (const listener of listeners) listener(words);
}

export function onAlert(listener: (words: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
