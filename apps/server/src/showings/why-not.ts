import type { ExplainedTime, explainOpenings, WhyNotReason } from "@porchlight/contract/availability.ts";
import type { ParsedQuery } from "@porchlight/contract/endpoint.ts";
import { whenOf } from "@porchlight/domain/kernel/moments.ts";
import { toursOffered } from "@porchlight/domain/properties/property.ts";
import type { TimeSpan } from "@porchlight/domain/scheduling/openings.ts";
import { type Obstacle, startsOn, type WhyNotKind, whyNot } from "@porchlight/domain/scheduling/why-not.ts";
import type { App } from "../app.ts";
import { busyTimes } from "../calendars/busy-queries.ts";
import type { StoredProperty } from "../properties/store.ts";
import { nameOf, ownAgent } from "./agent-store.ts";
import { horizonDays, isJoinable, rulesOf, takesRequests, withBuffer } from "./openings.ts";
import { liveShowings, liveShowingsOfAgent, type Showing } from "./store.ts";
import { busyWords, noticeWords } from "./why-not-words.ts";

type ExplainQuery = ParsedQuery<typeof explainOpenings>;
type Busy = TimeSpan & { kind: WhyNotKind; message: string; showing: Showing | null };

/** Returns why a time, or each time that a day's hours give, is not offered. Source: docs/decisions/0034-why-a-time-is-not-offered.md. */
export async function explainTimes(
  app: App,
  home: StoredProperty,
  asked: ExplainQuery,
): Promise<{ timeZone: string; times: ExplainedTime[] }> {
  const rules = rulesOf(home, app.clock.now());
  const starts = asked.startTime ? [Temporal.Instant.from(asked.startTime)] : startsOn(rules, asked.day!);
  const duration = { minutes: rules.durationMinutes };
  const [first, last] = [starts[0], starts.at(-1)];
  const busy = first && last ? await busyAround(app, home, asked, { startsAt: first, endsAt: last.add(duration) }) : [];
  const always = homeReasons(home, asked);
  const times = starts.map((startsAt) => {
    const isJoined = busy.some(
      ({ kind, showing }) =>
        kind === "overlaps-showing" && isJoinable(showing!, asked.tourType) && showing!.startsAt.equals(startsAt),
    );
    const inTheWay = isJoined ? busy.filter((one) => one.kind !== "overlaps-showing") : busy;
    const reasons = [
      ...always,
      ...whyNot({ ...rules, busy: inTheWay }, startsAt).map((obstacle) => reasonOf(home, obstacle)),
    ];
    return {
      startTime: startsAt.toString(),
      endTime: startsAt.add(duration).toString(),
      isOffered: reasons.length === 0,
      reasons,
    };
  });
  return { timeZone: rules.timeZone, times };
}

/** What keeps every time of the home from renters. */
function homeReasons(home: StoredProperty, asked: ExplainQuery): WhyNotReason[] {
  const reasons: WhyNotReason[] = [];
  const add = (kind: WhyNotKind, message: string) => reasons.push({ kind, message, showingId: null });
  if (!takesRequests(home, true)) add("not-listed", "This home is not listed.");
  if (!toursOffered(home.property).includes(asked.tourType))
    add("tour-not-offered", "This kind of tour is not offered for this home.");
  return reasons;
}

/** Returns what is busy in a time span: showings of the home, events in linked calendars and the agent's showings. */
async function busyAround(app: App, home: StoredProperty, asked: ExplainQuery, span: TimeSpan): Promise<Busy[]> {
  const { id, companyId, timeZone } = home.property;
  const { startsAt: from, endsAt: until } = span;
  const air = { minutes: home.booking.bufferMinutes };
  const showings = await liveShowings(app.db, id, from.subtract(air), until.add(air));
  const events = await busyTimes(app.db, companyId, from, until);
  return [
    ...showings.map((showing) => ({
      ...withBuffer(home, showing),
      kind: "overlaps-showing" as const,
      message: busyWords(whenOf(showing.startsAt, timeZone), home.booking.bufferMinutes),
      showing,
    })),
    ...events.map((event) => ({
      ...event,
      kind: "calendar-busy" as const,
      message: `You have an event in your calendar ${whenOf(event.startsAt, timeZone)}.`,
      showing: null,
    })),
    ...(await agentElsewhere(app, home, asked, span)),
  ];
}

async function agentElsewhere(
  app: App,
  { property: { id, companyId, timeZone } }: StoredProperty,
  { tourType, showingAgentId }: ExplainQuery,
  { startsAt, endsAt }: TimeSpan,
): Promise<Busy[]> {
  if (!showingAgentId || tourType === "SELF_GUIDED") return [];
  const agent = await ownAgent(app.db, companyId, showingAgentId);
  const showings = await liveShowingsOfAgent(app.db, companyId, showingAgentId, startsAt, endsAt);
  return showings
    .filter((showing) => showing.propertyId !== id)
    .map((showing) => ({
      startsAt: showing.startsAt,
      endsAt: showing.endsAt,
      kind: "agent-busy",
      message: `${nameOf(agent)} has another showing ${whenOf(showing.startsAt, timeZone)}.`,
      showing,
    }));
}

function reasonOf(home: StoredProperty, { kind, busy }: Obstacle<Busy>): WhyNotReason {
  if (busy) return { kind, message: busy.message, showingId: busy.showing?.id ?? null };
  const sentences: Partial<Record<WhyNotKind, string>> = {
    "in-the-past": "This time has passed.",
    "too-soon": `Renters must book at least ${noticeWords(home.booking.minimumNoticeMinutes)} ahead.`,
    "too-far-ahead": `Renters can book at most ${horizonDays} days ahead.`,
    "outside-availability": "This is outside the available times.",
    "off-the-grid": `Showings start every ${home.availability.showingDurationMinutes} minutes.`,
    blackout: "This date is blocked.",
  };
  return { kind, message: sentences[kind] ?? "This time is taken.", showingId: null };
}
