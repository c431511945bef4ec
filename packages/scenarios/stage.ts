import { nestedPaths } from "@porchlight/contract/nested-records.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { NestedRecordName } from "@porchlight/domain/properties/property.ts";
import type { HomeScenario } from "./home.ts";

/** Calls the product's API as one owner; the path is below /api. Rejects on anything but success. */
export type Call = <Reply>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
) => Promise<Reply>;

/** Enters a home with every record and time slot, as its owner would; it ends as a draft. */
export async function enterHome(call: Call, home: HomeScenario): Promise<PropertyView> {
  const { id } = await call<PropertyView>("POST", "/property", { location: home.location });
  for (const [name, fields] of Object.entries(home.records)) {
    await call("POST", `/property/${id}/${nestedPaths[name as NestedRecordName]}`, fields);
  }
  await call("PUT", `/property/${id}`, {
    displayName: home.title,
    description: home.description,
    highlights: home.highlights,
    allowsInPersonTours: home.tours.inPerson,
    allowsVirtualTours: home.tours.virtual,
    allowsSelfGuidedTours: home.tours.selfGuided,
  });
  const availability = await call<{ id: string }>("GET", `/property-availability/${id}`);
  await call("PATCH", `/property-availability/${availability.id}/showing-duration`, {
    durationInMinutes: home.durationMinutes,
  });
  for (const slot of home.slots) await call("POST", `/availability-slot/${availability.id}`, slot);
  return call<PropertyView>("GET", `/property/${id}`);
}

/** Lists an entered home on no platform, so that it is listed at once. */
export const listHome = (call: Call, id: string): Promise<PropertyView> =>
  call<PropertyView>("PUT", `/property-listing/publish/${id}`, { zillow: false });
