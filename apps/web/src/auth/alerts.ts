import { messageOf } from "../app/call-error.ts";

const listeners = new Set<(words: string) => void>();

/** Shows an alert for a problem of no field: the given words, or the message of a failed call. */
export function showAlert(failure: unknown): void {
  const words = typeof failure === "string" ? failure : messageOf(failure);
  for (const listener of listeners) listener(words);
}

export function onAlert(listener: (words: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
