import { useEffect, useMemo, useState } from "react";
import { typedOf, typingTimes } from "./typing.ts";

/** Texts that were already typed out since the page was loaded, and are shown at once the next time. */
const seen = new Set<string>();

const allOfIt = Number.POSITIVE_INFINITY;

const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Types lines out, character by character; a click or Enter completes them. They stand there at once when they were
 * seen before, for whoever wants no motion, and where they follow lines that were typed out. `typed` counts the
 * characters shown of each line.
 */
export function useTyping(lines: readonly string[], isRevisit: boolean): { typed: number[]; isDone: boolean } {
  const words = lines.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are other words
  const times = useMemo(() => typingTimes(lines), [words]);
  const [count, setCount] = useState(() => (isRevisit || seen.has(words) || wantsStillness() ? allOfIt : 0));
  const isDone = count >= times.length;
  useEffect(() => {
    if (isDone) {
      seen.add(words);
      return setCount(allOfIt);
    }
    const complete = () => setCount(allOfIt);
    const completeByKey = ({ key }: KeyboardEvent) => key === "Enter" && complete();
    const startedAt = performance.now();
    const tick = () => {
      const elapsed = performance.now() - startedAt;
      setCount(times.filter((at) => at <= elapsed).length);
      frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    addEventListener("click", complete);
    addEventListener("keydown", completeByKey);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("click", complete);
      removeEventListener("keydown", completeByKey);
    };
  }, [isDone, times, words]);
  return { typed: typedOf(lines, count), isDone };
}
