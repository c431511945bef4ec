import {
  addProperty,
  changeLocation,
  getProperty,
  type locationFields,
  nestedCalls,
  type PropertyView,
} from "@porchlight/contract/properties.ts";
import type { NestedRecordName, NestedRecords } from "@porchlight/domain/properties/property.ts";
import type { z } from "zod";
import { call } from "../../app/call.ts";
import { CallError, insideOf } from "../../app/call-error.ts";
import { changesOf } from "./changes-of.ts";

/**
 * Makes a home of an address. Where the answer to an earlier try under this id was lost, the home is there already and
 * is moved to the address as it is now.
 */
export async function beginProperty(id: string, location: z.infer<typeof locationFields>): Promise<PropertyView> {
  const added = await call(addProperty, { body: { id, location } }).catch((error: unknown) => {
    throw insideOf("location", error);
  });
  const corrected = changesOf(added.location, location);
  if (Object.keys(corrected).length === 0) return added;
  await call(changeLocation, { params: { id, locationId: added.location.id }, body: corrected });
  return call(getProperty, { params: { id } });
}

/** By record, the field that the others depend on: when it changes, the whole record is sent. */
const leading: Partial<Record<NestedRecordName, string>> = {
  specifications: "propertyType",
  petPolicy: "allowsPets",
  parking: "hasParking",
};

/**
 * Saves fields of a nested record, which begins with its first save, wherever that was made. Only what differs from
 * the home that the editor opened with travels. Answers the home with the record as it is now.
 */
export async function saveRecord<N extends NestedRecordName>(
  property: PropertyView,
  name: N,
  fields: object,
  opened: PropertyView,
): Promise<PropertyView> {
  const { create, change } = nestedCalls[name];
  const params = { id: property.id };
  const held: NestedRecords[N] = property[name];
  if (held) {
    const changed = changesOf(opened[name], fields);
    const isWhole = leading[name] !== undefined && leading[name] in changed;
    const record = await call(change, {
      params: { ...params, recordId: held.id },
      body: isWhole ? fields : changed,
    });
    return { ...property, [name]: record };
  }
  try {
    const record = await call(create, { params, body: fields });
    return { ...property, [name]: record };
  } catch (error) {
    if (!(error instanceof CallError && error.code === "property.record-exists")) throw error;
    return saveRecord(await call(getProperty, { params }), name, fields, opened);
  }
}

/** Saves specifications and, where its kind of home has one, the unit. Title and unit may follow, so the home is read again. */
export async function saveSpecifications(
  property: PropertyView,
  fields: object,
  opened: PropertyView,
  apartmentNumber = "",
): Promise<PropertyView> {
  const { id, location } = property;
  await saveRecord(property, "specifications", fields, opened);
  if (apartmentNumber && apartmentNumber !== opened.location.apartmentNumber)
    await call(changeLocation, { params: { id, locationId: location.id }, body: { apartmentNumber } });
  return call(getProperty, { params: { id } });
}
