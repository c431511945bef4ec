import { showingDurations, slotsCount, weekdays } from "@porchlight/domain/scheduling/slots.ts";
import { z } from "zod";
import { endpoint, id, nothing, oneOf } from "./endpoint.ts";

const time = z.string("Time is required").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a valid time");

export const slotTimes = z.strictObject({
  /** The slot as it was given may be sent back; where it belongs is decided by the address of the call. */
  propertyAvailabilityId: id.optional(),
  weekday: oneOf(weekdays, "Weekday is required"),
  startTime: time,
  endTime: time,
});

export const slotView = z.object({
  id,
  propertyAvailabilityId: id,
  weekday: z.enum(weekdays),
  startTime: z.string(),
  endTime: z.string(),
});
export type SlotView = z.infer<typeof slotView>;

export const availabilityView = z.object({
  id,
  showingDurationInMinutes: z.literal(showingDurations),
  availabilitySlots: z.array(slotView),
  /** The home's own zone, which the slots are in. */
  timeZone: z.string(),
});
export type AvailabilityView = z.infer<typeof availabilityView>;

export const getAvailability = endpoint({
  method: "GET",
  path: "/property-availability/:propertyId",
  who: "investor",
  summary: "When a home can be shown",
  params: z.object({ propertyId: id }),
  reply: availabilityView,
});

export const changeShowingDuration = endpoint({
  method: "PATCH",
  path: "/property-availability/:availabilityId/showing-duration",
  who: "investor",
  summary: "Changes how long a showing lasts",
  params: z.object({ availabilityId: id }),
  body: z.strictObject({
    durationInMinutes: z.literal(showingDurations, "Please choose 10, 15, 30, 45 or 60 minutes"),
  }),
  reply: availabilityView,
});

export const addSlot = endpoint({
  method: "POST",
  path: "/availability-slot/:availabilityId",
  who: "investor",
  summary: "Adds a weekly time for showings",
  params: z.object({ availabilityId: id }),
  body: slotTimes,
  reply: slotView,
  status: 201,
});

export const changeSlot = endpoint({
  method: "PATCH",
  path: "/availability-slot",
  who: "investor",
  summary: "Changes a weekly time for showings",
  body: slotTimes.extend({ id }),
  reply: slotView,
});

export const removeSlots = endpoint({
  method: "DELETE",
  path: "/availability-slot",
  who: "investor",
  summary: "Removes weekly times for showings, by their ids",
  body: z.array(id).min(1).max(slotsCount.max),
  reply: nothing,
  status: 204,
});
