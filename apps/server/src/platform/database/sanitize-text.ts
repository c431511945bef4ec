/** Returns a text without what PostgreSQL cannot store: NUL and halves of surrogate pairs. */
export const sanitizeText = (text: string): string => text.replaceAll("\0", "").toWellFormed();

/** Sanitizes every string in a value, in place. No call stack grows with how deep it lies. */
export function sanitizeStrings(holder: object): void {
  const waiting: object[] = [holder];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (ArrayBuffer.isView(at)) continue;
    const parts = at as Record<string, unknown>;
    for (const [name, part] of Object.entries(parts)) {
      if (typeof part === "string") parts[name] = sanitizeText(part);
      else if (typeof part === "object" && part !== null) waiting.push(part);
    }
  }
}
