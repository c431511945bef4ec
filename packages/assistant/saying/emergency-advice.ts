import type { Measure } from "../heard/trouble.ts";

/**
 * What helps in a kind of emergency. `first` is said when it is reported; `whole` whatever is asked then, in two wordings;
 * once some of it has been done, only what has not, and what `keeps` safe.
 */
export type Advice = {
  first: string;
  whole: readonly string[];
  out?: string;
  called: string;
  keeps: readonly string[];
};

/** What somebody in an emergency has done: one thing, or gone out and called for help. */
export type Done = Measure | "both";

/** What to do now, without what has been done already, in several wordings. */
export function furtherAdvice(
  { whole, out, called, keeps }: Advice,
  measures: readonly Measure[],
  goodThat: Record<Done, string>,
): readonly string[] {
  const [first] = measures;
  if (first === undefined) return whole;
  const has = (measure: Measure) => measures.includes(measure);
  const good = goodThat[has("out") && has("called") ? "both" : first];
  const left = [...(has("out") || has("called") || !out ? [] : [out]), ...(has("called") ? [] : [called])];
  return keeps.map((keep, wording) => [...(wording === 0 ? [good] : []), ...left, keep].join(" "));
}
