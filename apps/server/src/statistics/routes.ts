import * as contract from "@porchlight/contract/statistics.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { sendDownload } from "../platform/http/download.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { activityOf } from "./activity-queries.ts";
import { inquiryDownload, statisticsDownload } from "./download.ts";
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
  serve(contract.listPortfolioRows, async ({ actor, query, timeZone }) => {
    const { companyId } = actor;
    const span = await spanFor(app, { companyId, range: query.filter, timeZone });
    return statisticRows(app.db, { companyId, propertyId: null, statistic: query.statistic }, span, query.after);
  }),
  serve(contract.listPropertyRows, async ({ actor, params: { propertyId }, query, timeZone }) => {
    const { companyId } = actor;
    await loadOwnProperty(app.db, companyId, propertyId);
    const span = await spanFor(app, { companyId, range: query.filter, timeZone });
    return statisticRows(app.db, { companyId, propertyId, statistic: query.statistic }, span, query.after);
  }),
  serve(contract.downloadPortfolioInquiries, async ({ actor, params, query, timeZone, reply }) => {
    const { companyId } = actor;
    if (params.companyId !== companyId) return refuse("not-found");
    return sendDownload(reply, await inquiryDownload(app, { companyId, range: query.filter, timeZone })) as never;
  }),
  serve(contract.downloadPropertyStatistics, async ({ actor, params, query, timeZone, reply }) => {
    const { companyId } = actor;
    await loadOwnProperty(app.db, companyId, params.propertyId);
    const wanted = { companyId, range: query.filter, timeZone };
    return sendDownload(reply, await statisticsDownload(app, wanted, params.propertyId)) as never;
  }),
  serve(contract.listActivity, ({ actor, query }) => activityOf(app.db, actor.companyId, query.limit)),
];
