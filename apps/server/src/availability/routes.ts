import * as contract from "@porchlight/contract/availability.ts";
import { minutesOf, weekdays } from "@porchlight/domain/scheduling/slots.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { loadOwnProperty, type StoredProperty } from "../properties/store.ts";
import { explainTimes } from "../showings/why-not.ts";
import * as actions from "./actions.ts";

export const availabilityRoutes = (app: App): Route[] => [
  serve(contract.getAvailability, async ({ actor, params }) =>
    availabilityView(await loadOwnProperty(app.db, actor.companyId, params.propertyId)),
  ),
  serve(contract.changeShowingDuration, async ({ actor, params, body }) =>
    availabilityView(await actions.changeDuration(app, actor, params.availabilityId, body.durationInMinutes)),
  ),
  serve(contract.changeBookingRules, async ({ actor, params, body }) =>
    availabilityView(await actions.changeBookingRules(app, actor, params.availabilityId, body)),
  ),
  serve(contract.explainOpenings, async ({ actor, params, query }) =>
    explainTimes(app, await loadOwnProperty(app.db, actor.companyId, params.propertyId), query),
  ),
  serve(contract.addSlot, ({ actor, params, body }) => actions.add(app, actor, params.availabilityId, body)),
  serve(contract.changeSlot, ({ actor, body }) => actions.change(app, actor, body)),
  serve(contract.removeSlots, ({ actor, body }) => actions.remove(app, actor, body)),
];

/** The week in its order, whatever order the slots were added in. */
function availabilityView({ property, booking, availability }: StoredProperty) {
  const { id, slots, showingDurationMinutes } = availability;
  const inOrder = [...slots].sort(
    (one, other) =>
      weekdays.indexOf(one.weekday) - weekdays.indexOf(other.weekday) ||
      minutesOf(one.startTime) - minutesOf(other.startTime),
  );
  return {
    id,
    showingDurationInMinutes: showingDurationMinutes,
    availabilitySlots: inOrder.map((slot) => ({ ...slot, propertyAvailabilityId: id })),
    timeZone: property.timeZone,
    minimumNoticeInMinutes: booking.minimumNoticeMinutes,
    bufferInMinutes: booking.bufferMinutes,
    blackoutDates: booking.blackoutDates,
  };
}
