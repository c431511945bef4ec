import * as contract from "@porchlight/contract/public.ts";
import { cancelRenterShowing, listRenterShowings, rescheduleRenterShowing } from "@porchlight/contract/renter-home.ts";
import { toursOffered } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { publicHome } from "../properties/public-home.ts";
import { openInstructions } from "./instructions.ts";
import { answerByLink, cancelByLink, managedShowing } from "./manage.ts";
import { openingsOf, takesRequests } from "./openings.ts";
import { cancelOwnShowing, rescheduleOwnShowing } from "./own-showing.ts";
import { renterShowings } from "./renter-queries.ts";

/** The routes of showings for renters: openings on a home's page, their own showing by its link, and all of theirs. */
export const publicShowingRoutes = (app: App): Route[] => [
  serve(contract.getOpenings, async ({ params, query }) => {
    const home = await publicHome(app.db, params.slug);
    if (!toursOffered(home.property).includes(query.tourType)) return refuse("showing.tour-not-offered");
    const all = takesRequests(home, false) ? await openingsOf(app.db, home, app.clock.now()) : [];
    return {
      timeZone: home.property.timeZone,
      openings: all
        .filter((opening) => opening.tourType === query.tourType)
        .map((opening) => ({ startsAt: opening.startsAt.toString(), endsAt: opening.endsAt.toString() })),
    };
  }),
  serve(contract.getManagedShowing, ({ params }) => managedShowing(app, params.token)),
  serve(contract.answerAttendance, ({ body }) => answerByLink(app, body.token, body.attending)),
  serve(contract.openTourInstructions, ({ params, body }) => openInstructions(app, params.token, body.code)),
  serve(contract.cancelManagedShowing, ({ params }) => cancelByLink(app, params.token)),
  serve(listRenterShowings, ({ actor }) => renterShowings(app, actor.userId)),
  serve(cancelRenterShowing, ({ actor, params }) => cancelOwnShowing(app, actor, params.id)),
  serve(rescheduleRenterShowing, ({ actor, params, body }) =>
    rescheduleOwnShowing(app, actor, params.id, Temporal.Instant.from(body.startsAt)),
  ),
];
