export interface Changes {
  announce(): void;
  /** Calls back after each change; returns the way to stop it. */
  listen(listener: () => void): () => void;
}

/** Tells the open pages that something in the world changed. */
export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    announce() {
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
