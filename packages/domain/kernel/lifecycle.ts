/**
 * A life cycle as data: state -> event -> the states it may lead to. What is not written is not allowed.
 * An event that can end in more than one state lists them; the action picks one and `nextState` checks it.
 */
export type Lifecycle = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type StateOf<L extends Lifecycle> = keyof L & string;
export type EventOf<L extends Lifecycle> = { [S in keyof L]: keyof L[S] & string }[keyof L];

export const defineLifecycle = <const L extends Record<string, Record<string, keyof L & string>>>(table: L): L => table;

/** The events open in a state, in the table's order. */
export const eventsFrom = <L extends Lifecycle>(table: L, state: StateOf<L>): EventOf<L>[] =>
  Object.keys(table[state] ?? {}) as EventOf<L>[];

/** Returns the state an event leads to, or null when the state does not list it. */
export const nextState = <L extends Lifecycle>(table: L, state: StateOf<L>, event: EventOf<L>): StateOf<L> | null =>
  (table[state]?.[event] as StateOf<L> | undefined) ?? null;
