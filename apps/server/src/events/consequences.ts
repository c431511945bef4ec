import type { LiveTopic } from "@porchlight/contract/system.ts";
import type { ActivityName } from "@porchlight/domain/activity.ts";
import type { RequestStatus } from "@porchlight/domain/showings/lifecycle.ts";
import type { CountedStatistic } from "@porchlight/domain/statistics/statistics.ts";

/** The news that Piper sends the renter, by its name; `receipt` is a mail or text of its own. */
export type RenterNews =
  | "receipt"
  | "greeting"
  | "follow-up"
  | "home-gone"
  | "listing-paused"
  | "accepted"
  | "declined"
  | "canceled-by-owner"
  | "expired"
  | "not-answered-yet"
  | "owner-proposes-time"
  | "proposal-expired"
  | "agent-changed"
  | "reminder"
  | "attendance-declined"
  | "completed"
  | "tour-instructions"
  | "tour-called-off"
  | "owner-answered"
  | "owner-has-no-answer"
  | "owner-still-silent";

/** The names of notices that an owner gets by mail or text. */
export type OwnerNotice =
  | "requested"
  | "confirmed"
  | "agreed"
  | "refused"
  | "other-time-wanted"
  | "withdrawn"
  | "cannot-come"
  | "request-waits"
  | "not-answered-yet"
  | "time-kept"
  | "proposal-expired"
  | "instructions-missing"
  | "tour-called-off"
  | "busy"
  | "application"
  | "application-completed"
  | "application-withdrawn"
  | "application-left"
  | "waited-in-vain"
  | "question"
  | "question-waits"
  | "calendar-broken";

/** The names of texts that a showing's agent gets. */
export type AgentText = "shows" | "canceled" | "reminder";

/** The values of a line that the owner reads between the messages of a conversation. `former` is the time that is given up for `when`. */
export type TimelineEntry = { who: string; when: string; former: string | null };

/** The request status in which news is true, or `proposal-open` while the renter has not answered the owner's other time. */
export type TrueWhile = RequestStatus | "proposal-open";

/** Which calendars may have to change: those that people keep by our invitations and the owner's linked one, or that alone. */
export type CalendarChange = "invitations" | "linked";

/** What an event adds one to: always, or when its data carries this mark. */
export type Count<Mark> = CountedStatistic | { statistic: CountedStatistic; when: Mark };

/** A value, null where nothing follows, or either of them by what the event carries. */
type Column<Value, Payload> = Value | null | ((payload: Payload) => Value | null);

/** All consequences of one kind of event; nothing else sends anything. */
export type Consequences<Payload> = {
  renter: Column<RenterNews, Payload>;
  owner: Column<OwnerNotice, Payload>;
  agent: Column<AgentText, Payload>;
  timeline: ((told: TimelineEntry) => string) | null;
  staleness: TrueWhile | null;
  calendar: Column<CalendarChange, Payload>;
  counts: readonly Count<keyof Payload & string>[] | null;
  /** Its name in the owner's activity feed. */
  activity: ActivityName | null;
  /** The topics of the owner's screens to refresh at once. */
  feed: readonly LiveTopic[] | null;
};

export type NoPayload = Record<string, never>;

declare const payload: unique symbol;
/** Marks a row with the payload type of its events, for the compiler alone. */
export type WithPayload<Payload> = { readonly [payload]?: Payload };

/** Declares one kind of event: its data and its consequences. A missing column does not compile. */
export const kind =
  <Payload = NoPayload>() =>
  <const Row extends Consequences<Payload>>(follows: Row): Row & WithPayload<Payload> =>
    follows;
