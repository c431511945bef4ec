/**
 * Every place of a text where a global pattern is found, in order. `matchAll` copies its pattern at each call, which costs
 * more than most of these searches.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
