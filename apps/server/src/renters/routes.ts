import * as contract from "@porchlight/contract/renters.ts";
import type { App } from "../app.ts";
import { statedOf } from "../leads/fit.ts";
import { limits } from "../limits.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { consumeAttempt } from "../platform/limiter.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { highlightsOf } from "./highlights.ts";
import { ownRenterByEmail, ownRenterById, renterInquiries, renterViewOf } from "./queries.ts";

export const renterRoutes = (app: App): Route[] => [
  serve(contract.getRenter, async ({ actor, params }) =>
    renterViewOf(await ownRenterById(app.db, actor.companyId, params.renterId)),
  ),
  serve(contract.getRenterByEmail, async ({ actor, params }) => {
    await consumeAttempt(app, limits.renterLookups, actor.userId);
    return renterViewOf(await ownRenterByEmail(app.db, actor.companyId, params.email));
  }),
  serve(contract.getRenterScreening, async ({ actor, params, query }) => {
    const { id, name, facts, highlights } = await ownRenterById(app.db, actor.companyId, params.renterScreeningId);
    const home = query.propertyId ? await loadOwnProperty(app.db, actor.companyId, query.propertyId) : null;
    return {
      id,
      creditScore: statedOf(facts).credit,
      monthlyIncome: facts.monthlyIncome,
      desiredMoveInDate: facts.moveIn?.from ?? null,
      convoHighlights: highlights,
      highlights: highlightsOf(facts, name, home?.property ?? null, app.clock.now()),
    };
  }),
  serve(contract.listRenterInquiries, async ({ actor, params, timeZone }) => {
    await ownRenterById(app.db, actor.companyId, params.renterId);
    return renterInquiries(app.db, actor.companyId, params.renterId, timeZone);
  }),
];
