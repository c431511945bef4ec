import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { lookUpAddress, suggestAddresses } from "@porchlight/contract/places.ts";

export type AddressSuggestion = ReplyOf<typeof suggestAddresses>["suggestions"][number];
export type FoundAddress = ReplyOf<typeof lookUpAddress>;

/** A source of addresses and their points. */
export type Places = {
  suggest(text: string): Promise<AddressSuggestion[]>;
  /** Null for an address that is not known, or not in the US. */
  find(text: string): Promise<FoundAddress | null>;
};
