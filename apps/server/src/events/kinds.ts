import type { Consequences, WithPayload } from "./consequences.ts";
import { accountEvents } from "./kinds/accounts.ts";
import { applicationEvents } from "./kinds/applications.ts";
import { conversationEvents } from "./kinds/conversations.ts";
import { escalationEvents } from "./kinds/escalations.ts";
import { homeEvents } from "./kinds/homes.ts";
import { leadEvents } from "./kinds/leads.ts";
import { showingEvents } from "./kinds/showings.ts";

/** Every kind of event the product records, with its data and its consequences. */
export const eventKinds = {
  ...homeEvents,
  ...accountEvents,
  ...leadEvents,
  ...applicationEvents,
  ...conversationEvents,
  ...showingEvents,
  ...escalationEvents,
};

type Table = typeof eventKinds;
export type EventKind = keyof Table;

/** The data of a kind of event beside the ids it is about. */
export type PayloadOf<Kind extends EventKind> = Table[Kind] extends WithPayload<infer Payload> ? Payload : never;

type ColumnName = "renter" | "owner" | "agent" | "calendar";
type ValueOf<Column> = Column extends (payload: never) => infer Value ? Exclude<Value, null> : Exclude<Column, null>;
type ValueIn<Name extends ColumnName> = { [Kind in EventKind]: ValueOf<Table[Kind][Name]> }[EventKind];

/** The kinds that may have this value in a column. */
export type KindsWith<Name extends ColumnName, Value> = {
  [Kind in EventKind]: Value extends ValueOf<Table[Kind][Name]> ? Kind : never;
}[EventKind];

/** Returns the value of a column for one event. */
export function consequenceOf<Name extends ColumnName>(
  column: Name,
  { kind, data }: { kind: EventKind; data: unknown },
): ValueIn<Name> | null {
  const said = (eventKinds[kind] as Consequences<unknown>)[column];
  return (typeof said === "function" ? said(data) : said) as ValueIn<Name> | null;
}

/** The kinds shown to the owner between the messages of a conversation. */
export const kindsOnTimeline = (Object.keys(eventKinds) as EventKind[]).filter(
  (kind) => eventKinds[kind].timeline !== null,
);
