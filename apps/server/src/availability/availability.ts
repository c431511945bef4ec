import * as contract from "@porchlight/contract/availability.ts";
import { minutesOf, weekdays } from "@porchlight/domain/scheduling/slots.ts";
import type { App, Capability } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { loadOwnProperty, type StoredProperty } from "../properties/store.ts";
import * as actions from "./actions.ts";

export const availability: Capability = {
  routes: (app: App): Route[] => [
    serve(contract.getAvailability, async ({ actor, params }) =>
      availabilityView(await loadOwnProperty(app.db, actor.companyId, params.propertyId)),
    ),
    serve(contract.changeShowingDuration, async ({ actor, params, body }) =>
      availabilityView(await actions.changeDuration(app, actor, params.availabilityId, body.durationInMinutes)),
    ),
    serve(contract.addSlot, ({ actor, params, body }) => actions.add(app, actor, params.availabilityId, body)),
    serve(contract.changeSlot, ({ actor, body }) => actions.change(app, actor, body)),
    serve(contract.removeSlots, ({ actor, body }) => actions.remove(app, actor, body)),
  ],
};

/** The week in its order, whatever order the slots were added in. */
function availabilityView({ property, availability: { id, slots, showingDurationMinutes } }: StoredProperty) {
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
  };
}
