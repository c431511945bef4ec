import { getProperty, type PropertyView } from "@porchlight/contract/properties.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { homesUploading, inOrderOf, photoChangesKey } from "./photo-order.ts";

/** Keys begin with the topic of the live changes that make them old. On its own, since every first load takes it along. */
export const propertyQuery = (id: string) =>
  queryOptions({
    queryKey: ["property", id],
    queryFn: async ({ signal, client }) => {
      const home = await call(getProperty, { params: { id }, signal });
      return keepingPhotoOrder(home, client);
    },
  });

/**
 * The home, its photos in the order on the screen while some are uploading or being sorted: until the new order is saved the
 * server has them in the order of arrival.
 */
function keepingPhotoOrder(home: PropertyView, cache: QueryClient): PropertyView {
  const shown = cache.getQueryData<PropertyView>(propertyQuery(home.id).queryKey);
  const isChanging = homesUploading.has(home.id) || cache.isMutating({ mutationKey: photoChangesKey(home.id) }) > 0;
  if (!shown || !isChanging) return home;
  const ids = shown.images.map((photo) => photo.id);
  const images = inOrderOf(home.images, ids);
  return { ...home, images, coverImage: images[0]?.url ?? null };
}

/** Returns the key of the mutation that deletes a home, so that its page can see it in progress. */
export const deletionKey = (id: string) => ["delete property", id];

/** Shows a home everywhere as the server just answered it; lists of homes are asked again. */
export function cacheProperty(cache: QueryClient, property: PropertyView): void {
  cache.setQueryData(propertyQuery(property.id).queryKey, property);
  void cache.invalidateQueries({ queryKey: ["property", "portfolio"] });
}
