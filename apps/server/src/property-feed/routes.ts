import * as contract from "@porchlight/contract/property-feed.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import * as actions from "./actions.ts";
import { homeInFeed, takeOver } from "./home-in-feed.ts";

export const propertyFeedRoutes = (app: App): Route[] => [
  serve(contract.getFeedStatus, ({ actor }) => actions.status(app, actor)),
  serve(contract.previewFeed, ({ actor, body }) => actions.preview(app, actor, body.feedUrl)),
  serve(contract.connectFeed, ({ actor, body }) => actions.connect(app, actor, body.feedUrl)),
  serve(contract.disconnectFeed, ({ actor }) => actions.disconnect(app, actor)),
  serve(contract.getHomeInFeed, ({ actor, params }) => homeInFeed(app, actor, params.propertyId)),
  serve(contract.takeFeedValue, ({ actor, params, body }) => takeOver(app, actor, params.propertyId, body.field)),
];
