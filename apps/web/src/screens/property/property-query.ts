import { getProperty, type PropertyView } from "@porchlight/contract/properties.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. On its own, since every first load takes it along. */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: ["property", id],
    queryFn: ({ signal }) => call(getProperty, { params: { id }, signal }),
  });

/** Names the deleting of a home, so that its page can tell that it is under way. */
export const deletionKey = (id: string) => ["delete property", id];

/** Shows a home everywhere as the server just answered it; lists of homes are asked again. */
export function keepProperty(cache: QueryClient, property: PropertyView): void {
  cache.setQueryData(propertyQuery(property.id).queryKey, property);
  void cache.invalidateQueries({ queryKey: ["property", "portfolio"] });
}
