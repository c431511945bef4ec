import * as contract from "@porchlight/contract/applications.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { ownRenterById } from "../renters/queries.ts";
import { offerApplication } from "./offers.ts";
import { applicationViews, companyBundles, placeOfApplication, renterBundles, reviewOf } from "./queries.ts";
import { resendApplication, sendApplication } from "./sending.ts";
import { verdictViews } from "./verdict-records.ts";
import { acceptApplication, declineApplication } from "./verdicts.ts";

export const applicationRoutes = (app: App): Route[] => [
  serve(contract.listBundles, ({ actor, query }) => companyBundles(app, actor.companyId, query.after)),
  serve(contract.listRenterBundles, async ({ actor, params }) => {
    await ownRenterById(app.db, actor.companyId, params.renterId);
    return renterBundles(app, actor.companyId, params.renterId);
  }),
  serve(contract.getBundle, ({ actor, params }) => reviewOf(app, actor.companyId, params.bundleId)),
  serve(contract.listApplications, ({ actor, params }) => applicationViews(app, actor, params.bundleId)),
  serve(contract.getApplicationPlace, ({ actor, params }) =>
    placeOfApplication(app.db, actor.companyId, params.applicationId),
  ),
  serve(contract.listVerdicts, ({ actor, params }) => verdictViews(app, actor.companyId, params.bundleId)),
  serve(contract.sendApplication, ({ actor, params, body }) => sendApplication(app, actor, params.id, body)),
  serve(contract.resendApplication, ({ actor, params }) => resendApplication(app, actor, params.id)),
  serve(contract.offerApplication, ({ actor, params }) => offerApplication(app, actor, params.id)),
  serve(contract.acceptApplication, ({ actor, params }) => acceptApplication(app, actor, params.id)),
  serve(contract.declineApplication, ({ actor, params, body }) =>
    declineApplication(app, actor, params.id, body.reasons),
  ),
];
