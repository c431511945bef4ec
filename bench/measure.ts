export type Spread = { median: number; least: number; most: number };

export function spreadOf(values: readonly number[]): Spread {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = inOrder.length >> 1;
  const median = inOrder.length % 2 ? inOrder[middle]! : (inOrder[middle - 1]! + inOrder[middle]!) / 2;
  return { median, least: inOrder[0]!, most: inOrder.at(-1)! };
}

/** CPU milliseconds a call takes, user and system, of this process. */
export function cpuMsPerCall(calls: number, call: (index: number) => unknown): number {
  const before = process.cpuUsage();
  for (let index = 0; index < calls; index++) call(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}

const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const percent = (value: number) => `${(100 * value).toFixed(0)} %`;

export const spreadText = (spread: Spread, unit: string, text: (value: number) => string = digits): string =>
  `${text(spread.median)}${unit} (${text(spread.least)} to ${text(spread.most)})`;

export const ratioText = (spread: Spread): string => spreadText(spread, "", percent);

/** A line that says whether the target is met; the median decides. */
export function verdict(what: string, figure: string, target: string, isMet: boolean): void {
  console.log(`${isMet ? "met    " : "NOT MET"}  ${what}: ${figure}; target ${target}`);
}

/** A line without a target, under the verdicts' figures. */
export const note = (text: string): void => console.log(`         ${text}`);
