import { getProperty, type PropertyView } from "@porchlight/contract/properties.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { inOrderOf, photosKey, withUploads } from "./photos/under-way.ts";

/** Keys begin with the topic of the live changes that make them old. On its own, since every first load takes it along. */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: ["property", id],
    queryFn: async ({ signal, client }) => {
      const home = await call(getProperty, { params: { id }, signal });
      return withOrderShown(home, client);
    },
  });

/**
 * The home with its photos in the order that is shown, while some are on their way or being put in order: the server has
 * them as they came until it is told.
 */
function withOrderShown(home: PropertyView, cache: QueryClient): PropertyView {
  const shown = cache.getQueryData<PropertyView>(propertyQuery(home.id).queryKey);
  const isOpen = withUploads.has(home.id) || cache.isMutating({ mutationKey: photosKey(home.id) }) > 0;
  if (!shown || !isOpen) return home;
  const ids = shown.images.map((photo) => photo.id);
  const images = inOrderOf(home.images, ids);
  return { ...home, images, coverImage: images[0]?.url ?? null };
}

/** Names the deleting of a home, so that its page can tell that it is under way. */
export const deletionKey = (id: string) => ["delete property", id];

/** Shows a home everywhere as the server just answered it; lists of homes are asked again. */
export function keepProperty(cache: QueryClient, property: PropertyView): void {
  cache.setQueryData(propertyQuery(property.id).queryKey, property);
  void cache.invalidateQueries({ queryKey: ["property", "portfolio"] });
}
