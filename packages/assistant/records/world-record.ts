import type { Property } from "@porchlight/domain/properties/property.ts";
import type { Knowledge, LiveRequest, LiveReschedule, World } from "../world.ts";
import { type OpeningRuns, openingsIn, runsOf } from "./opening-runs.ts";

/*
 * A world in three parts that JSON can carry: what is true of the home, what its owner once answered, and what was true
 * at that turn alone. The first two seldom change, so many turns share one of each.
 */

/** What changes of a home without a difference to what Piper says of it. */
type Passing =
  | "images"
  | "lastListedAt"
  | "createdAt"
  | "updatedAt"
  | "autoRefresh"
  | "pendingShowingRequestsCount"
  | "pendingEscalationsCount"
  | "lastShowingAgentId";

/** Of the pictures Piper says how many there are. */
type KeptHome = Omit<Property, Passing> & { images: number };

type SharedByHome = "ownerName" | "listingUrl" | "mailbox" | "showingMinutes" | "hasScreening";

/** What a home and its owner are to every renter. */
export type HomePart = { property: KeptHome } & Pick<World, SharedByHome>;

type AtMoment = "now" | "property" | "openings" | "knowledge" | "request" | "move" | "reschedule";
type Written<T> = { [field in keyof T]: T[field] extends Temporal.Instant ? string : T[field] };

/** What is true at one turn: the moment, this renter and the times that were open. */
export type MomentPart = Omit<World, AtMoment | SharedByHome> & {
  now: string;
  openings: OpeningRuns;
  request: Written<LiveRequest> | null;
  move: Written<LiveRequest> | null;
  reschedule: Written<LiveReschedule> | null;
};

export type WorldParts = { home: HomePart; knowledge: readonly Knowledge[]; moment: MomentPart };

/** Returns the parts of a world, as JSON carries them. */
export function partsOf(world: World): WorldParts {
  const { property, knowledge, now, openings, request, move = null, reschedule, ...rest } = world;
  const { ownerName, listingUrl, mailbox, showingMinutes, hasScreening, ...moment } = rest;
  return {
    home: { property: keptHome(property), ownerName, listingUrl, mailbox, showingMinutes, hasScreening },
    knowledge,
    moment: {
      ...moment,
      now: now.toString(),
      openings: runsOf(openings),
      request: request && writtenRequest(request),
      move: move && writtenRequest(move),
      reschedule: reschedule && { ...reschedule, startsAt: reschedule.startsAt.toString() },
    },
  };
}

/** Returns the world of which these are the parts. */
export function worldOf({ home, knowledge, moment }: WorldParts): World {
  const { property, ...shared } = home;
  const { now, openings, request, move, reschedule, ...rest } = moment;
  return {
    ...rest,
    ...shared,
    now: Temporal.Instant.from(now),
    property: propertyOf(property),
    knowledge,
    openings: openingsIn(openings),
    request: request && readRequest(request),
    move: move && readRequest(move),
    reschedule: reschedule && { ...reschedule, startsAt: Temporal.Instant.from(reschedule.startsAt) },
  };
}

function keptHome({ images, ...property }: Property): KeptHome {
  const { lastListedAt, createdAt, updatedAt, autoRefresh, ...lasting } = property;
  const { pendingShowingRequestsCount, pendingEscalationsCount, lastShowingAgentId, ...kept } = lasting;
  return { ...kept, images: images.length };
}

const noPicture = {
  id: "",
  url: "",
  cardUrl: "",
  thumbnailUrl: "",
  jpegUrl: "",
  width: 0,
  height: 0,
  uploadedAt: "",
  order: 0,
};
const longAgo = Temporal.Instant.fromEpochMilliseconds(0);

const propertyOf = ({ images, ...kept }: KeptHome): Property => ({
  ...kept,
  images: Array.from({ length: images }, () => noPicture),
  lastListedAt: null,
  createdAt: longAgo,
  updatedAt: longAgo,
  autoRefresh: false,
  pendingShowingRequestsCount: 0,
  pendingEscalationsCount: 0,
  lastShowingAgentId: null,
});

const writtenRequest = (request: LiveRequest): Written<LiveRequest> => ({
  ...request,
  startsAt: request.startsAt.toString(),
  endsAt: request.endsAt.toString(),
});

const readRequest = (written: Written<LiveRequest>): LiveRequest => ({
  ...written,
  startsAt: Temporal.Instant.from(written.startsAt),
  endsAt: Temporal.Instant.from(written.endsAt),
});
