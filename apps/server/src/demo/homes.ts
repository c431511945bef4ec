import { addSlot } from "@porchlight/contract/availability.ts";
import { nestedParts } from "@porchlight/contract/nested-records.ts";
import { addProperty, changeProperty } from "@porchlight/contract/properties.ts";
import type { NestedRecordName, PropertyImage } from "@porchlight/domain/properties/property.ts";
import type { DemoHome } from "@porchlight/scenarios/demo-home.ts";
import type { App } from "../app.ts";
import * as availability from "../availability/actions.ts";
import type { Investor } from "../platform/http/serve.ts";
import { add, change } from "../properties/actions.ts";
import { changeOwnProperty } from "../properties/change-own-property.ts";
import { create } from "../properties/nested-records.ts";
import { addPhotos, type Scenes } from "./pictures.ts";

type Facts = Omit<DemoHome, "pictures" | "status" | "availableInDays" | "isAddressHidden">;

/** Enters all facts of a home as the owner's screens would send them. Returns the home's id. */
export async function enterFacts(app: App, owner: Investor, home: Facts): Promise<string> {
  const { location } = home;
  const { property, availability: shownAt } = await add(app, owner, addProperty.body.parse({ location }));
  for (const name of Object.keys(home.records) as NestedRecordName[]) {
    const given = nestedParts[name].parse(home.records[name]);
    await create(app, owner, property.id, name as "specifications", given as never);
  }
  const described = changeProperty.body.parse({
    displayName: home.title,
    description: home.description,
    highlights: home.highlights,
    ...(home.tours && {
      allowsInPersonTours: home.tours.inPerson,
      allowsVirtualTours: home.tours.virtual,
      allowsSelfGuidedTours: home.tours.selfGuided,
    }),
  });
  await change(app, owner, property.id, described);
  await availability.changeDuration(app, owner, shownAt.id, home.durationMinutes);
  for (const slot of home.slots) await availability.add(app, owner, shownAt.id, addSlot.body.parse(slot));
  return property.id;
}

/** Enters a home of the demonstration with its photos. Returns the home's id. */
export async function describeHome(
  app: App,
  owner: Investor,
  home: DemoHome,
  availableFrom: Temporal.Instant,
  scenes: Scenes,
): Promise<string> {
  const { leaseConditions } = home.records;
  const dated = leaseConditions && { ...leaseConditions, desiredLeasingDate: availableFrom.toString() };
  const propertyId = await enterFacts(app, owner, {
    ...home,
    location: { ...home.location, isAddressHidden: home.isAddressHidden ?? false },
    records: { ...home.records, ...(dated && { leaseConditions: dated }) },
  });
  await showPhotos(app, owner, propertyId, await addPhotos(app, home, scenes));
  return propertyId;
}

/** Gives a home these photos, whose files are kept. */
export const showPhotos = (app: App, owner: Investor, propertyId: string, images: PropertyImage[]) =>
  changeOwnProperty(app, owner, propertyId, (stored) => ({ property: { ...stored.property, images } }));
