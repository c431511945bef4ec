/** The places of this tab's history at which a home was still new, and the home that came of it since. */
const entries = new Map<string, string | null>();

/** Returns the id of the home that was begun at this history entry; null while it is new. */
export function homeBegunAt(entry: string): string | null {
  const begun = entries.get(entry) ?? null;
  entries.set(entry, begun);
  return begun;
}

/** Every place on the way to this home is its own from now on: Back must not ask for its address again. */
export function homeIsBegun(id: string): void {
  for (const [entry, begun] of entries) entries.set(entry, begun ?? id);
}
