import * as contract from "@porchlight/contract/calendars.ts";
import type { Capability } from "../app.ts";
import { serve } from "../platform/http/serve.ts";
import { tellMemberOfBroken } from "./broken.ts";
import { planAfter } from "./entries.ts";
import { consentFor, linkFor, unlink } from "./linking.ts";
import { readCalendar } from "./reading.ts";
import { calendarsToRead, dueEntries } from "./sweeps.ts";

/** The owners' own calendars: when they are busy takes openings away, and confirmed showings stand in them. */
export const calendars: Capability = {
  routes: (app) => [
    serve(contract.getCalendarAuthUrl, ({ actor, query }) => ({
      url: consentFor(app, actor, query.isPrimary !== "false"),
    })),
    serve(contract.linkCalendar, ({ actor, body }) => linkFor(app, actor, body)),
    serve(contract.unlinkCalendar, ({ actor, params }) => unlink(app, actor, params.id)),
  ],
  jobs: (app) => ({
    "plan-calendar": (data: { seq: number }) => planAfter(app, data),
    "read-calendar": (data: { calendarId: string }) => readCalendar(app, data),
    "tell-calendar-broken": (data: { seq: number }) => tellMemberOfBroken(app, data),
  }),
  sweeps: (app) => [calendarsToRead(app), dueEntries(app)],
};
