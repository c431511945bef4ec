import * as contract from "@porchlight/contract/calendars.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { consentFor, linkFor, unlink } from "./linking.ts";

export const calendarRoutes = (app: App): Route[] => [
  serve(contract.getCalendarAuthUrl, ({ actor, query }) => ({
    url: consentFor(app, actor, query.isPrimary !== "false"),
  })),
  serve(contract.linkCalendar, ({ actor, body }) => linkFor(app, actor, body)),
  serve(contract.unlinkCalendar, ({ actor, params }) => unlink(app, actor, params.id)),
];
