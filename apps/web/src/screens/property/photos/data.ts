import type { PhotoView } from "@porchlight/contract/photos.ts";
import * as contract from "@porchlight/contract/photos.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../app/call.ts";
import { tellFailed } from "../../../app/tell-failed.ts";
import { keepProperty, propertyQuery } from "../property-query.ts";

type Photos = readonly PhotoView[];

/** Shows a home's photos everywhere as they are now. An answer that was asked for before must not undo it. */
export async function keepPhotos(cache: QueryClient, id: string, change: (photos: Photos) => Photos): Promise<void> {
  const { queryKey } = propertyQuery(id);
  await cache.cancelQueries({ queryKey, exact: true }, { revert: false });
  const held = cache.getQueryData<PropertyView>(queryKey);
  if (!held) return;
  const images = [...change(held.images)];
  keepProperty(cache, { ...held, images, coverImage: images[0]?.url ?? null });
}

/** The same photos in the order of these ids; those that came meanwhile stay at the end. */
export const inOrderOf = (photos: Photos, ids: readonly string[]): PhotoView[] => {
  const named = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  return [...named, ...photos.filter((photo) => !ids.includes(photo.id))];
};

/** What an owner does with the photos of a home. Each is shown at once and taken back when the server refuses. */
export function usePhotoActions(propertyId: string) {
  const cache = useQueryClient();
  const params = { id: propertyId };
  const { mutate } = useMutation({
    scope: { id: `photos-${propertyId}` },
    mutationFn: ({ ask }: { ask: () => Promise<PhotoView[]>; now?: (photos: Photos) => Photos }) => ask(),
    onMutate: ({ now }) => now && keepPhotos(cache, propertyId, now),
    onSuccess: (photos) => keepPhotos(cache, propertyId, () => photos),
    onError: (error) => {
      tellFailed(error);
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
