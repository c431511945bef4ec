import { getProperty, nestedCalls, type PropertyView } from "@porchlight/contract/properties.ts";
import type { NestedRecordName, NestedRecords } from "@porchlight/domain/properties/property.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: ["property", id],
    queryFn: ({ signal }) => call(getProperty, { params: { id }, signal }),
  });

/** Shows a home everywhere as the server just answered it; lists of homes are asked again. */
export function keepProperty(cache: QueryClient, property: PropertyView): void {
  cache.setQueryData(propertyQuery(property.id).queryKey, property);
  void cache.invalidateQueries({ queryKey: ["property", "portfolio"] });
}

/** Saves fields of a nested record, which begins with its first save. Answers the home with the record as it is now. */
export async function saveRecord<N extends NestedRecordName>(
  property: PropertyView,
  name: N,
  fields: object,
): Promise<PropertyView> {
  const { create, change } = nestedCalls[name];
  const held: NestedRecords[N] = property[name];
  const record = held
    ? await call(change, { params: { id: property.id, recordId: held.id }, body: fields })
    : await call(create, { params: { id: property.id }, body: fields });
  return { ...property, [name]: record };
}
