import { useSyncExternalStore } from "react";
import { draftKey, dropDraft } from "./draft-key.ts";
import { type Draft, nothingAnswered } from "./steps.ts";

/** Answers survive a reload; they are kept for each person of this browser. */
type Kept = { userId: string; draft: Draft };
const listeners = new Set<() => void>();
let cached: { text: string | null; kept: Kept | null } = { text: null, kept: null };

function kept(): Kept | null {
  const text = localStorage.getItem(draftKey);
  if (text !== cached.text) cached = { text, kept: parsed(text) };
  return cached.kept;
}

function parsed(text: string | null): Kept | null {
  try {
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null;
  }
}

export function draftOf(userId: string): Draft {
  const found = kept();
  return found?.userId === userId ? found.draft : nothingAnswered;
}

export function answer(userId: string, change: Partial<Draft>): Draft {
  const draft = { ...draftOf(userId), ...change };
  localStorage.setItem(draftKey, JSON.stringify({ userId, draft } satisfies Kept));
  for (const listener of listeners) listener();
  return draft;
}

export function forgetDraft(): void {
  dropDraft();
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDraft = (userId: string): Draft => useSyncExternalStore(follow, () => draftOf(userId));
