import {
  changeAutoRefresh,
  changeSyndication,
  completeListing,
  getSyndicationPlatforms,
  pauseListing,
  publishListing,
} from "@porchlight/contract/listings.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { invalidateTopics } from "../../app/invalidate-topics.ts";
import { cacheProperty, propertyQuery } from "../property/property-query.ts";

export const platformsQuery = (id: string) =>
  queryOptions({
    queryKey: ["property", id, "platforms"],
    queryFn: ({ signal }) => call(getSyndicationPlatforms, { params: { id }, signal }),
  });

export type Choice = { zillow: boolean };

/** A failed move leaves the dialog open with its button ready again; why it failed is for the log. */
const onError = (error: Error): void => console.error(error);

/** Moves a home through its life as a listing; the answer is shown everywhere at once. */
function useMove<Given>(move: (given: Given) => Promise<PropertyView>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: move,
    onError,
    onSuccess: (property) => {
      cacheProperty(cache, property);
      invalidateTopics("showings", "escalations", "conversation");
    },
  });
}

export const usePublish = (id: string) => useMove((body: Choice) => call(publishListing, { params: { id }, body }));
export const usePause = (id: string) => useMove<void>(() => call(pauseListing, { params: { id } }));
export const useComplete = (id: string) => useMove<void>(() => call(completeListing, { params: { id } }));

export function useSyndication(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) => call(changeSyndication, { params: { id }, body }),
    onError,
    onSuccess: (platforms) => cache.setQueryData(platformsQuery(id).queryKey, platforms),
  });
}

/** Switches at once; a refusal switches back. */
export function useAutoRefresh(property: PropertyView) {
  const cache = useQueryClient();
  const shown = propertyQuery(property.id).queryKey;
  const show = (autoRefresh: boolean) =>
    cache.setQueryData(shown, (home) => (home ? { ...home, autoRefresh } : undefined));
  return useMutation({
    mutationFn: (autoRefresh: boolean) =>
      call(changeAutoRefresh, { params: { id: property.id }, body: { autoRefresh } }),
    onMutate: (autoRefresh) => void show(autoRefresh),
    onError: (_error, autoRefresh) => void show(!autoRefresh),
  });
}
