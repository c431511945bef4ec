import * as contract from "@porchlight/contract/statistics.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { activityOf } from "./activity-queries.ts";
import { portfolioNumbers, portfolioTimeSeries, propertyNumbers, spanFor } from "./queries.ts";
import { statisticRows } from "./row-queries.ts";

export const statisticRoutes = (app: App): Route[] => [
  serve(contract.readPortfolioStatistics, ({ actor, query, timeZone }) =>
    portfolioNumbers(app, { companyId: actor.companyId, range: query.filter, timeZone }),
  ),
  serve(contract.readPortfolioTimeSeries, ({ actor, query, timeZone }) =>
    portfolioTimeSeries(app, { companyId: actor.companyId, range: query.filter, timeZone }),
  ),
  serve(contract.readPropertyStatistics, async ({ actor, params, query, timeZone }) => {
    await loadOwnProperty(app.db, actor.companyId, params.propertyId);
    return propertyNumbers(app, { companyId: actor.companyId, range: query.filter, timeZone }, params.propertyId);
  }),
  serve(contract.listStatisticRows, async ({ actor, query, timeZone }) => {
    const { companyId } = actor;
    const { filter: range, propertyId = null, statistic, after } = query;
    if (propertyId) await loadOwnProperty(app.db, companyId, propertyId);
    const span = await spanFor(app, { companyId, range, timeZone });
    return statisticRows(app.db, { companyId, propertyId, statistic }, span, after);
  }),
  serve(contract.listActivity, ({ actor, query }) => activityOf(app.db, actor.companyId, query.limit)),
];
