import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import { lookUpAddress, suggestAddresses } from "@porchlight/contract/places.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../app/call.ts";

export type FoundAddress = ReplyOf<typeof lookUpAddress>;

/** With fewer letters there is nothing to suggest. */
export const minLetters = 3;

export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ["addresses", text],
    queryFn: ({ signal }) => call(suggestAddresses, { query: { text }, signal }).then(({ suggestions }) => suggestions),
    enabled: text.length >= minLetters,
    staleTime: 300_000,
    retry: false,
  });

export const findAddress = (text: string, signal: AbortSignal): Promise<FoundAddress> =>
  call(lookUpAddress, { params: { text }, signal });
