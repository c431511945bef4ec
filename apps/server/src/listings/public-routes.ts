import * as contract from "@porchlight/contract/public.ts";
import type { App, Capability } from "../app.ts";
import { serve } from "../platform/http/serve.ts";
import { publicListing } from "./public-queries.ts";

/** Homes as renters see them. */
export const publicListings: Capability = {
  routes: (app: App) => [serve(contract.getListing, ({ params }) => publicListing(app, params.slug))],
};
