import { step } from "../step.ts";
import type { Input, Turn } from "../turn.ts";
import type { Understand } from "../understander.ts";
import type { World } from "../world.ts";
import type { Decision } from "./turn-record.ts";

/** Something of a turn that comes out otherwise than it did, as text. */
export type Difference = { what: "text" | "orders" | "talk"; was: string; is: string };

/** Decides anew what was decided once. Returns the turn as it comes out now, and what of it differs. */
export function decideAgain(
  { talk, turn }: Pick<Decision, "talk" | "turn">,
  input: Input,
  world: World,
  understand?: Understand,
): { turn: Turn; differences: Difference[] } {
  const again = step(talk, input, world, understand);
  const differences = [
    ...differing("text", turn.text, again.text),
    ...differing("orders", inOrder(turn.orders), inOrder(again.orders)),
    ...differing("talk", ...apart(turn.talk, again.talk)),
  ];
  return { turn: again, differences };
}

export const differing = (what: Difference["what"], was: string, is: string): Difference[] =>
  was === is ? [] : [{ what, was, is }];

/** The fields in which two objects differ, each as text. */
function apart(one: object, other: object): [string, string] {
  const [was, is] = [written(one), written(other)];
  const names = Object.keys({ ...was, ...is }).filter((name) => inOrder(was[name]) !== inOrder(is[name]));
  const only = (from: Record<string, unknown>) => inOrder(Object.fromEntries(names.map((name) => [name, from[name]])));
  return [only(was), only(is)];
}

/** As JSON carries it, where what is undefined is not there. */
const written = (value: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

/** A value as JSON with its fields in one order, whatever order they were set or stored in. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each) && !(each instanceof Temporal.Instant)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  ) ?? "";
