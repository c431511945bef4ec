/** How fast the assistant types: a little unevenly, as a person does, with a breath between lines. */
const pace = { fastestMs: 18, slowestMs: 36, betweenLinesMs: 150 };

/**
 * Returns when each character of the lines appears.
 *
 * Shape   one number a character, over all lines, in order.
 * Units   milliseconds from the start; `chance` gives numbers from 0 to 1.
 */
export function typingTimes(lines: readonly string[], chance: () => number = Math.random): number[] {
  const times: number[] = [];
  let at = 0;
  for (const [index, line] of lines.entries()) {
    if (index > 0) at += pace.betweenLinesMs;
    for (let n = 0; n < line.length; n++) {
      at += pace.fastestMs + chance() * (pace.slowestMs - pace.fastestMs);
      times.push(at);
    }
  }
  return times;
}

/** Returns the part of each line that is shown once `count` characters were typed. */
export function typedOf(lines: readonly string[], count: number): number[] {
  let left = count;
  return lines.map((line) => {
    const typed = Math.min(left, line.length);
    left -= typed;
    return typed;
  });
}
