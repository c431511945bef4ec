import * as applications from "@porchlight/contract/applications.ts";
import * as contract from "@porchlight/contract/notices.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { screeningAppOf } from "./has-screening.ts";
import { handleNotice, listNotices } from "./notice-list.ts";
import { attestationsFor } from "./owner-attestations.ts";
import { ownerReport } from "./owner-report.ts";

export const ownerScreeningRoutes = (app: App): Route[] => [
  serve(applications.getAttestations, ({ actor, params }) => attestationsFor(app, actor, params.propertyId)),
  serve(applications.getReport, ({ actor, params, query }) =>
    ownerReport(screeningAppOf(app), actor, params.id, query.productType),
  ),
  serve(contract.listNotices, ({ actor, params }) => listNotices(app, actor, params.bundleId)),
  serve(contract.handleNotice, ({ actor, params }) => handleNotice(app, actor, params.id)),
];
