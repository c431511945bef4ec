const maxNamed = 1000;

/**
 * Names the statements that come again, so that PostgreSQL reads and plans each once a connection. One that comes once
 * stays nameless, and their number is bounded: a connection keeps what it was told by name until it ends.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known) return known;
    if (seenOnce.delete(text)) {
      const name = `again-${names.size + 1}`;
      names.set(text, name);
      return name;
    }
    if (seenOnce.size + names.size < maxNamed) seenOnce.add(text);
    return undefined;
  };
}
