/**
 * The same pattern with the word boundary that its alternatives begin with asked for once: between two words most
 * positions of a text are none, and each alternative would find that out anew. Others stay as they are.
 */
export function fromWordStarts(pattern: RegExp): RegExp {
  const all = alternativesOf(pattern.source);
  const atStart = all.filter((each) => each.startsWith(boundary)).map((each) => each.slice(boundary.length));
  const others = all.filter((each) => !each.startsWith(boundary));
  return new RegExp([...(atStart.length > 0 ? [`${boundary}(?:${atStart.join("|")})`] : []), ...others].join("|"));
}

const boundary = "\\b";

/** A pattern cut at the bars that stand in no group and no class. */
function alternativesOf(source: string): string[] {
  const cuts: number[] = [];
  let depth = 0;
  for (const { 0: sign, index } of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|[(|)]/g)) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "|" && depth === 0) cuts.push(index);
  }
  return [...cuts, source.length].map((end, i) => source.slice(i === 0 ? 0 : (cuts[i - 1] as number) + 1, end));
}
