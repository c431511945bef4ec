import { useSyncExternalStore } from "react";
import { draftKey, dropDraft } from "./draft-key.ts";
import { type Draft, nothingAnswered, type StepPath } from "./steps.ts";

/**
 * The answers so far, kept in this browser for each person so that they survive a reload. `typed` holds the fields of a
 * step that was not submitted yet.
 */
type StoredDraft = { userId: string; draft: Draft; typed?: Partial<Record<StepPath, unknown>> };
const listeners = new Set<() => void>();
let cached: { text: string | null; kept: StoredDraft | null } = { text: null, kept: null };

function kept(): StoredDraft | null {
  const text = localStorage.getItem(draftKey);
  if (text !== cached.text) cached = { text, kept: parsed(text) };
  return cached.kept;
}

function parsed(text: string | null): StoredDraft | null {
  try {
    return text ? (JSON.parse(text) as StoredDraft) : null;
  } catch {
    return null;
  }
}

const keptOf = (userId: string): StoredDraft => {
  const found = kept();
  return found?.userId === userId ? found : { userId, draft: nothingAnswered };
};

export const draftOf = (userId: string): Draft => keptOf(userId).draft;

/** Returns what was typed at a step before the page was left or reloaded; undefined when nothing was. */
export const typedAt = (userId: string, path: StepPath): unknown => keptOf(userId).typed?.[path];

export function storeTyped(userId: string, path: StepPath, typed: unknown): void {
  const found = keptOf(userId);
  const change = { ...found, typed: { ...found.typed, [path]: typed } };
  localStorage.setItem(draftKey, JSON.stringify(change satisfies StoredDraft));
}

/** Stores an answer in place of what was typed at its step. */
export function answer(userId: string, path: StepPath, change: Partial<Draft>): Draft {
  const { [path]: _, ...typed } = keptOf(userId).typed ?? {};
  const draft = { ...draftOf(userId), ...change };
  localStorage.setItem(draftKey, JSON.stringify({ userId, draft, typed } satisfies StoredDraft));
  for (const listener of listeners) listener();
  return draft;
}

export function clearDraft(): void {
  dropDraft();
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDraft = (userId: string): Draft => useSyncExternalStore(follow, () => draftOf(userId));
