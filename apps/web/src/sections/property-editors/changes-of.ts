/**
 * The fields that are not what they were. Saving these alone leaves what another tab or person changed beside them as
 * it is. Where nothing was before, all of them are new.
 */
export function changesOf(before: object | null, fields: object): Record<string, unknown> {
  const was = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !was.has(name) || !isSame(was.get(name), value)),
  );
}

/** Values as they travel: texts, numbers, flags, and lists of them. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
