import type { PhotoView } from "@porchlight/contract/photos.ts";
import * as contract from "@porchlight/contract/photos.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { alertFailure } from "../../../app/alert-failure.ts";
import { call } from "../../../app/call.ts";
import { inOrderOf, photoChangesKey } from "../../property/photo-order.ts";
import { cacheProperty, propertyQuery } from "../../property/property-query.ts";

type Photos = readonly PhotoView[];

/** Shows a home's photos everywhere as they are now. An answer that was asked for before must not undo it. */
export async function cachePhotos(cache: QueryClient, id: string, change: (photos: Photos) => Photos): Promise<void> {
  const { queryKey } = propertyQuery(id);
  await cache.cancelQueries({ queryKey, exact: true }, { revert: false });
  const held = cache.getQueryData<PropertyView>(queryKey);
  if (!held) return;
  const images = [...change(held.images)];
  cacheProperty(cache, { ...held, images, coverImage: images[0]?.url ?? null });
}

/** With a photo that has just arrived: before the first of those chosen after it, so that what overtook it is no matter. */
export function withArrived(photos: Photos, arrived: PhotoView, later: Photos): PhotoView[] {
  const others = photos.filter(({ id }) => id !== arrived.id);
  const place = others.findIndex(({ id }) => later.some((one) => one.id === id));
  return others.toSpliced(place < 0 ? others.length : place, 0, arrived);
}

/** The mutation scope that runs calls about one home's photos one after the other. */
const inTurn = (propertyId: string) => ({ id: photoChangesKey(propertyId).join("-") });

/**
 * Has the server keep the order that is shown: it has hung up the photos as they came. What is shown stays as it is,
 * since its owner may be moving one already.
 */
export async function saveShownOrder(cache: QueryClient, propertyId: string): Promise<void> {
  const shown = (): Photos => cache.getQueryData<PropertyView>(propertyQuery(propertyId).queryKey)?.images ?? [];
  if (shown().every(({ order }, index, all) => index === 0 || all[index - 1]!.order < order)) return;
  const idsShown = (): string[] => shown().map(({ id }) => id);
  const keeping = cache.getMutationCache().build(cache, {
    mutationKey: photoChangesKey(propertyId),
    scope: inTurn(propertyId),
    mutationFn: () => call(contract.orderPhotos, { params: { id: propertyId }, body: { imageIds: idsShown() } }),
    onSuccess: (photos: PhotoView[]) => cachePhotos(cache, propertyId, () => inOrderOf(photos, idsShown())),
  });
  await keeping.execute(undefined).catch(() => undefined);
}

/** The owner's actions on a home's photos. Each is shown at once and taken back when the server refuses. */
export function usePhotoActions(propertyId: string) {
  const cache = useQueryClient();
  const params = { id: propertyId };
  const { mutate } = useMutation({
    mutationKey: photoChangesKey(propertyId),
    scope: inTurn(propertyId),
    mutationFn: ({ ask }: { ask: () => Promise<PhotoView[]>; now?: (photos: Photos) => Photos }) => ask(),
    onMutate: ({ now }) => now && cachePhotos(cache, propertyId, now),
    onSuccess: (photos) => cachePhotos(cache, propertyId, () => photos),
    onError: (error) => {
      alertFailure(error);
      void cache.invalidateQueries({ queryKey: propertyQuery(propertyId).queryKey });
    },
  });
  return {
    order: (imageIds: string[]) =>
      mutate({
        ask: () => call(contract.orderPhotos, { params, body: { imageIds } }),
        now: (photos) => inOrderOf(photos, imageIds),
      }),
    sort: () => mutate({ ask: () => call(contract.sortPhotos, { params }) }),
    cover: (imageId: string) =>
      mutate({
        ask: () => call(contract.choosePhotoAsCover, { params: { ...params, imageId } }),
        now: (photos) => inOrderOf(photos, [imageId]),
      }),
    remove: (imageId: string) =>
      mutate({
        ask: () => call(contract.deletePhoto, { params: { ...params, imageId } }),
        now: (photos) => photos.filter(({ id }) => id !== imageId),
      }),
  };
}
