import type { App } from "../../app.ts";
import { createBreaker } from "../breaker.ts";
import { googlePlaces } from "./google-places.ts";
import { photonPlaces } from "./photon.ts";
import type { Places } from "./place-source.ts";
import { zipTable } from "./zip-table.ts";

/** The configured partner; without one, when it fails or while it rests after failures, the table of ZIP codes. */
export function placesOf(app: Pick<App, "config" | "log" | "clock">): Places {
  const { places } = app.config;
  if (!places) return zipTable;
  const partner = places.kind === "google" ? googlePlaces(places) : photonPlaces(places);
  const breaker = createBreaker(app.clock);
  const orTable = async <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    if (!breaker.mayTry()) return instead();
    try {
      const answer = await ask();
      breaker.worked();
      return answer;
    } catch (error) {
      const rests = breaker.failed();
      app.log.warn({ err: error, rests }, "places failed; the ZIP table answers");
      return instead();
    }
  };
  return {
    suggest: (text) =>
      orTable(
        () => partner.suggest(text),
        () => zipTable.suggest(text),
      ),
    find: (text) =>
      orTable(
        () => partner.find(text),
        () => zipTable.find(text),
      ),
  };
}
