/**
 * Every place of a text where a pattern that is never empty is found, in order. `matchAll` copies its pattern at each call,
 * which costs more than most of these searches.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const everywhere = pattern.global ? pattern : globally(pattern);
  const found: RegExpExecArray[] = [];
  everywhere.lastIndex = 0;
  for (let match = everywhere.exec(text); match !== null; match = everywhere.exec(text)) found.push(match);
  return found;
}

const copies = new WeakMap<RegExp, RegExp>();

/** The same pattern for all its places, made once. */
function globally(pattern: RegExp): RegExp {
  const copy = copies.get(pattern) ?? new RegExp(pattern, `${pattern.flags}g`);
  copies.set(pattern, copy);
  return copy;
}
