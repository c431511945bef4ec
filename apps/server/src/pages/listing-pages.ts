import { getOpenings, type PublicListing } from "@porchlight/contract/public.ts";
import type { Opening, Tour } from "@porchlight/contract/public-pages.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { renderSVG } from "uqr";
import type { App } from "../app.ts";
import { otherHomes, publicListing } from "../listings/public-queries.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { callApi } from "./api-call.ts";
import { pageLanguage } from "./page-language.ts";
import type { ShowPage } from "./page-reply.ts";
import { textFieldsOf } from "./request-form.ts";

type SlugRoute = { Params: { slug: string } };

/** The tour that was asked for, if the home offers it; else its first. */
export const tourOf = (listing: PublicListing, wanted: string | undefined): Tour | null =>
  listing.tours.find((tour) => tour === wanted) ?? listing.tours[0] ?? null;

export async function openingsOf(
  server: FastifyInstance,
  request: FastifyRequest,
  listing: PublicListing,
  tour: Tour | null,
): Promise<Opening[]> {
  if (!tour || listing.isRentedOut) return [];
  const found = await callApi(server, request, getOpenings, {
    params: { slug: listing.slug },
    query: { tourType: tour },
  });
  return found.openings;
}

/** The page of a home: readable, and its free times choosable, without JavaScript. */
export function serveListingPages(scope: FastifyInstance, app: App, show: ShowPage): void {
  scope.get<SlugRoute>("/homes/:slug", async (request, reply) => {
    const listing = await publicListing(app, request.params.slug, pageLanguage(request));
    const asked = textFieldsOf(request.query);
    const tour = tourOf(listing, asked.tour);
    const openings = listing.isTakingRequests ? await openingsOf(scope, request, listing, tour) : [];
    const others = listing.isRentedOut ? await otherHomes(app, listing.slug) : [];
    return show(reply, { kind: "listing", listing, openings, tour, day: asked.day ?? null, others });
  });
  scope.get<SlugRoute>("/homes/:slug/flyer", async (request, reply) => {
    const listing = await publicListing(app, request.params.slug, pageLanguage(request));
    const address = `${app.config.publicUrl}${pathOfHome(listing.slug)}`;
    return show(reply, { kind: "flyer", listing, code: renderSVG(address, { border: 0 }) });
  });
  scope.get("/homes", () => refuse("not-found"));
  scope.get("/homes/*", () => refuse("not-found"));
}
