import * as contract from "@porchlight/contract/public.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { publicListing } from "./public-queries.ts";

/** Homes as renters see them. */
export const publicListingRoutes = (app: App): Route[] => [
  serve(contract.getListing, ({ params }) => publicListing(app, params.slug)),
];
