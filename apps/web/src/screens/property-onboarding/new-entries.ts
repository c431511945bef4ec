/** The places of this tab's history at which a home was still new, and the home that came of it since. */
const entries = new Map<string, string | null>();

/** Asks: the home that was begun at this place, for whoever comes back to it; null while it is still new. */
export function homeBegunAt(entry: string): string | null {
  const begun = entries.get(entry) ?? null;
  entries.set(entry, begun);
  return begun;
}

/** Every place on the way to this home is its own from now on: Back must not ask for its address again. */
export function homeIsBegun(id: string): void {
  for (const [entry, begun] of entries) entries.set(entry, begun ?? id);
}
