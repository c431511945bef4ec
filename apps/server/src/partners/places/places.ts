import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { lookUpAddress, suggestAddresses } from "@porchlight/contract/places.ts";
import type { App } from "../../app.ts";
import { googlePlaces } from "./google-places.ts";
import { photonPlaces } from "./photon.ts";
import { zipTable } from "./zip-table.ts";

export type AddressSuggestion = ReplyOf<typeof suggestAddresses>["suggestions"][number];
export type FoundAddress = ReplyOf<typeof lookUpAddress>;

/** Whoever knows where addresses are. */
export type Places = {
  suggest(text: string): Promise<AddressSuggestion[]>;
  /** Null for an address that is not known, or not in the US. */
  find(text: string): Promise<FoundAddress | null>;
};

/** The configured partner; without one, or when it fails, the table of ZIP codes. */
export function placesOf(app: Pick<App, "config" | "log">): Places {
  const { places } = app.config;
  if (!places) return zipTable;
  const partner = places.kind === "google" ? googlePlaces(places) : photonPlaces(places);
  const orTable = <T>(asked: Promise<T>, instead: () => Promise<T>): Promise<T> =>
    asked.catch((error: unknown) => {
      app.log.warn({ err: error }, "places failed; the ZIP table answers");
      return instead();
    });
  return {
    suggest: (text) => orTable(partner.suggest(text), () => zipTable.suggest(text)),
    find: (text) => orTable(partner.find(text), () => zipTable.find(text)),
  };
}
