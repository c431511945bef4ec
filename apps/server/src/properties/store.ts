import { missingSteps } from "@porchlight/domain/properties/completeness.ts";
import type { NestedRecordName, Property } from "@porchlight/domain/properties/property.ts";
import type { SyndicationChoice } from "@porchlight/domain/properties/syndication.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { ShowingDuration, Slot } from "@porchlight/domain/scheduling/slots.ts";
import { LRUCache } from "lru-cache";
import { enterLockQueue, json, type Reader, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";

/** A home with all that is kept in its row. */
export type StoredProperty = {
  property: Property;
  availability: { id: string; showingDurationMinutes: ShowingDuration; slots: Slot[] };
  /** What keeps renters from booking: too short notice, travel between showings, days off (YYYY-MM-DD). */
  booking: { minimumNoticeMinutes: number; bufferMinutes: number; blackoutDates: string[] };
  /** Null until the first publish. */
  syndication: SyndicationChoice | null;
  /** The code that renters text to ask about this home. */
  textCode: string;
  /** The part of leads+{id}@ in the home's mail address. */
  intakeId: string;
  deletedAt: Temporal.Instant | null;
};

type PropertyRow = {
  id: string;
  company_id: string;
  slug: string;
  status: Property["status"];
  display_name: string;
  description: string | null;
  highlights: string | null;
  location: Property["location"];
  specifications: Property["specifications"];
  lease_conditions: Property["leaseConditions"];
  renter_requirements: Property["renterRequirements"];
  pet_policy: Property["petPolicy"];
  parking: Property["parking"];
  included_utilities: Property["includedUtilities"];
  accessibility: Property["accessibility"];
  amenities: Property["amenities"];
  images: Property["images"];
  allows_in_person_tours: boolean | null;
  allows_virtual_tours: boolean | null;
  allows_self_guided_tours: boolean | null;
  auto_refresh: boolean;
  syndication: SyndicationChoice | null;
  last_listed_at: Temporal.Instant | null;
  time_zone: string;
  availability_id: string;
  showing_duration_minutes: ShowingDuration;
  availability_slots: Slot[];
  minimum_notice_minutes: number;
  buffer_minutes: number;
  blackout_dates: string[];
  pending_showing_requests_count: number;
  pending_escalations_count: number;
  last_showing_agent_id: string | null;
  text_code: string;
  intake_id: string;
  created_at: Temporal.Instant;
  updated_at: Temporal.Instant;
  deleted_at: Temporal.Instant | null;
};

// Dates are read as text: the driver would make instants of them.
const columns = sql`
  id, company_id, slug, status, display_name, description, highlights, location, specifications, lease_conditions,
  renter_requirements, pet_policy, parking, included_utilities, accessibility, amenities, images, allows_in_person_tours,
  allows_virtual_tours, allows_self_guided_tours, auto_refresh, syndication, last_listed_at, time_zone, availability_id,
  showing_duration_minutes, availability_slots, minimum_notice_minutes, buffer_minutes,
  blackout_dates::text[] as blackout_dates, pending_showing_requests_count, pending_escalations_count,
  last_showing_agent_id, text_code, intake_id, created_at, updated_at, deleted_at`;

/** The home, deleted ones included, or null. */
export const loadProperty = async (on: Reader | Tx, id: string): Promise<StoredProperty | null> =>
  storedOf(await row(on, sql<PropertyRow>`select ${columns} from property where id = ${id}`));

/** The home, deleted ones included, held until the transaction ends; or null. */
export async function lockProperty(tx: Tx, id: string): Promise<StoredProperty | null> {
  enterLockQueue(tx, id);
  return storedOf(await row(tx, sql<PropertyRow>`select ${columns} from property where id = ${id} for update`));
}

/** Returns the home of an inquiry, which never changes; null when there is none. */
export async function homeOfInquiry(on: Reader | Tx, inquiryId: string): Promise<string | null> {
  const known = homesOfInquiries.get(inquiryId);
  if (known) return known;
  const found = await row(on, sql<{ id: string }>`select property_id as id from inquiry where id = ${inquiryId}`);
  if (!found) return null;
  homesOfInquiries.set(inquiryId, found.id);
  return found.id;
}

const homesOfInquiries = new LRUCache<string, string>({ max: 10_000 });

/** The homes a condition finds; it may go on with an order and a limit. */
export const homesWhere = async (on: Reader | Tx, condition: Sql): Promise<StoredProperty[]> =>
  (await rows(on, sql<PropertyRow>`select ${columns} from property where ${condition}`)).map((found) =>
    storedOf(found),
  );

/** The homes with these ids, deleted ones included. */
export const homesById = (on: Reader | Tx, ids: string[]): Promise<StoredProperty[]> =>
  homesWhere(on, sql`id = any(${ids}::uuid[])`);

export const loadPropertyBySlug = async (on: Reader | Tx, slug: string): Promise<StoredProperty | null> =>
  storedOf(await row(on, sql<PropertyRow>`select ${columns} from property where slug = ${slug}`));

/** The company's home. Errors  `not-found` for a stranger's and for a deleted one alike. */
export async function loadOwnProperty(on: Reader | Tx, companyId: string, id: string): Promise<StoredProperty> {
  return ownOf(companyId, await loadProperty(on, id));
}

/** The company's home, held until the transaction ends. Errors  as `loadOwnProperty`. */
export async function lockOwnProperty(tx: Tx, companyId: string, id: string): Promise<StoredProperty> {
  return ownOf(companyId, await lockProperty(tx, id));
}

/** Locks the company's home for a new lead and returns only what that needs. Errors as `loadOwnProperty`. */
export async function lockOwnPropertyForLead(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<Pick<Property, "id" | "companyId" | "status">> {
  enterLockQueue(tx, id);
  const found = await row(
    tx,
    sql<Pick<Property, "id" | "companyId" | "status">>`
      select id, company_id as "companyId", status from property
      where id = ${id} and company_id = ${companyId} and deleted_at is null for update`,
  );
  return found ?? refuse("not-found");
}

/** The homes that no other transaction holds, held until the transaction ends, for what adds leads to them. */
export const lockFreeForLeads = (
  tx: Tx,
  wanted: readonly Pick<Property, "id" | "companyId">[],
): Promise<Pick<Property, "id" | "companyId" | "status">[]> =>
  rows(
    tx,
    sql`
      select id, company_id as "companyId", status from property
      where id = any(${wanted.map(({ id }) => id)}) and company_id = any(${wanted.map(({ companyId }) => companyId)})
        and deleted_at is null
      for update skip locked`,
  );

/** The company's home with this availability, held until the transaction ends. Errors  as `loadOwnProperty`. */
export async function lockOwnByAvailability(tx: Tx, companyId: string, availabilityId: string) {
  const known = await row(tx, sql<{ id: string }>`select id from property where availability_id = ${availabilityId}`);
  return known ? lockOwnProperty(tx, companyId, known.id) : refuse("not-found");
}

/** The company's homes that hold these slots, held until the transaction ends, in the order of their ids. */
export async function lockOwnBySlots(tx: Tx, companyId: string, slotIds: string[]): Promise<StoredProperty[]> {
  const wanted = sql.join(
    slotIds.map((id) => sql`availability_slots @> ${json([{ id }])}`),
    " or ",
  );
  const holding = sql`from property where (${wanted}) and company_id = ${companyId} and deleted_at is null order by id`;
  for (const { id } of await rows(tx, sql<{ id: string }>`select id ${holding}`)) enterLockQueue(tx, id);
  const found = await sql<PropertyRow>`select ${columns} ${holding} for update`.execute(tx);
  return found.rows.map((one) => storedOf(one));
}

/** Returns false when the id or a generated part (slug, text code, intake id) is already taken. */
export const insertProperty = async (tx: Tx, stored: StoredProperty): Promise<boolean> =>
  (await insertProperties(tx, [stored])).size === 1;

/** Inserts homes and returns the ids of those of which nothing was taken already; there has to be one. */
export async function insertProperties(tx: Tx, all: readonly StoredProperty[]): Promise<Set<string>> {
  const values = all.map((stored) => {
    const { id, companyId, createdAt } = stored.property;
    return { id, ...columnsOf(stored), company_id: companyId, created_at: createdAt };
  });
  const names = sql.join(Object.keys(values[0]!).map((name) => sql.ref(name)));
  const inserted = await rows(
    tx,
    sql<{ id: string }>`
      insert into property (${names}) values ${sql.join(values.map((one) => sql`(${sql.join(Object.values(one))})`))}
      on conflict do nothing returning id`,
  );
  return new Set(inserted.map(({ id }) => id));
}

/** Writes the whole row; it has to be held by `lockProperty` or one of its kin. */
export async function saveProperty(tx: Tx, stored: StoredProperty): Promise<void> {
  const set = Object.entries(columnsOf(stored)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update property set ${sql.join(set)} where id = ${stored.property.id}`.execute(tx);
}

function columnsOf({ property, availability, booking, syndication, textCode, intakeId, deletedAt }: StoredProperty) {
  return {
    slug: property.slug,
    status: property.status,
    display_name: property.displayName,
    description: property.description,
    highlights: property.highlights,
    location: json(property.location),
    ...nestedColumnsOf(property),
    images: json(property.images),
    missing_steps: json(missingSteps(property)),
    allows_in_person_tours: property.allowsInPersonTours,
    allows_virtual_tours: property.allowsVirtualTours,
    allows_self_guided_tours: property.allowsSelfGuidedTours,
    auto_refresh: property.autoRefresh,
    syndication: syndication && json(syndication),
    last_listed_at: property.lastListedAt,
    time_zone: property.timeZone,
    availability_id: availability.id,
    showing_duration_minutes: availability.showingDurationMinutes,
    availability_slots: json(availability.slots),
    minimum_notice_minutes: booking.minimumNoticeMinutes,
    buffer_minutes: booking.bufferMinutes,
    blackout_dates: sql`${booking.blackoutDates}::date[]`,
    pending_showing_requests_count: property.pendingShowingRequestsCount,
    pending_escalations_count: property.pendingEscalationsCount,
    last_showing_agent_id: property.lastShowingAgentId,
    text_code: textCode,
    intake_id: intakeId,
    updated_at: property.updatedAt,
    deleted_at: deletedAt,
  };
}

/** The column of each nested record. */
export const nestedColumns = {
  specifications: "specifications",
  leaseConditions: "lease_conditions",
  renterRequirements: "renter_requirements",
  petPolicy: "pet_policy",
  parking: "parking",
  includedUtilities: "included_utilities",
  accessibility: "accessibility",
  amenities: "amenities",
} as const satisfies Record<NestedRecordName, keyof PropertyRow>;

function nestedColumnsOf(property: Property) {
  const entries = Object.entries(nestedColumns) as [NestedRecordName, string][];
  return Object.fromEntries(entries.map(([name, column]) => [column, property[name] && json(property[name])]));
}

function storedOf(found: PropertyRow): StoredProperty;
function storedOf(found: PropertyRow | null): StoredProperty | null;
function storedOf(found: PropertyRow | null): StoredProperty | null {
  if (!found) return null;
  return {
    property: {
      id: found.id,
      companyId: found.company_id,
      slug: found.slug,
      status: found.status,
      displayName: found.display_name,
      description: found.description,
      highlights: found.highlights,
      location: found.location,
      specifications: found.specifications,
      leaseConditions: found.lease_conditions,
      renterRequirements: found.renter_requirements,
      petPolicy: found.pet_policy,
      parking: found.parking,
      includedUtilities: found.included_utilities,
      accessibility: found.accessibility,
      amenities: found.amenities,
      images: found.images,
      allowsInPersonTours: found.allows_in_person_tours,
      allowsVirtualTours: found.allows_virtual_tours,
      allowsSelfGuidedTours: found.allows_self_guided_tours,
      autoRefresh: found.auto_refresh,
      lastListedAt: found.last_listed_at,
      timeZone: found.time_zone,
      pendingShowingRequestsCount: found.pending_showing_requests_count,
      pendingEscalationsCount: found.pending_escalations_count,
      lastShowingAgentId: found.last_showing_agent_id,
      createdAt: found.created_at,
      updatedAt: found.updated_at,
    },
    availability: {
      id: found.availability_id,
      showingDurationMinutes: found.showing_duration_minutes,
      slots: found.availability_slots,
    },
    booking: {
      minimumNoticeMinutes: found.minimum_notice_minutes,
      bufferMinutes: found.buffer_minutes,
      blackoutDates: found.blackout_dates,
    },
    syndication: found.syndication,
    textCode: found.text_code,
    intakeId: found.intake_id,
    deletedAt: found.deleted_at,
  };
}

/** Whether a home is rented out or deleted. */
export const isOffMarket = ({ property, deletedAt }: StoredProperty): boolean =>
  deletedAt !== null || property.status === "RENTED_OUT";

/** The same, as a part of a statement about it. */
export const offMarket = sql`(property.deleted_at is not null or property.status = 'RENTED_OUT')`;

/** Whether a home is the company's and not deleted. */
export const isOwn = (companyId: string, { property, deletedAt }: StoredProperty): boolean =>
  !deletedAt && property.companyId === companyId;

function ownOf(companyId: string, stored: StoredProperty | null): StoredProperty {
  return stored && isOwn(companyId, stored) ? stored : refuse("not-found");
}
