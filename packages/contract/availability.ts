import { blackoutDatesCount, bufferRange, minimumNoticeRange } from "@porchlight/domain/properties/limits.ts";
import { tourTypes } from "@porchlight/domain/properties/property.ts";
import { showingDurations, slotsCount, weekdays } from "@porchlight/domain/scheduling/slots.ts";
import { whyNotKinds } from "@porchlight/domain/scheduling/why-not.ts";
import { z } from "zod";
import { day, endpoint, id, instant, moment, nothing, oneOf } from "./endpoint.ts";

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

export const bookingRules = z.strictObject({
  /** How far ahead renters must book. */
  minimumNoticeInMinutes: z
    .int("Minimum notice is required")
    .min(minimumNoticeRange.min, "Minimum notice cannot be negative")
    .max(minimumNoticeRange.max, `Maximum ${minimumNoticeRange.max / 1440} days`),
  /** Free time before and after each showing. */
  bufferInMinutes: z
    .int("Buffer is required")
    .min(bufferRange.min, "Buffer cannot be negative")
    .max(bufferRange.max, `Maximum ${bufferRange.max / 60} hours`),
  /** Days without showings; the reply has them in order, each once. */
  blackoutDates: z
    .array(day("Please enter a valid date"))
    .max(blackoutDatesCount.max, `At most ${blackoutDatesCount.max} dates can be added`)
    .transform((dates) => [...new Set(dates)].sort()),
});
export type BookingRules = z.infer<typeof bookingRules>;

export const availabilityView = z.object({
  id,
  ...bookingRules.shape,
  blackoutDates: z.array(z.string()),
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

export const changeBookingRules = endpoint({
  method: "PUT",
  path: "/property-availability/:availabilityId/booking-rules",
  who: "investor",
  summary: "Changes minimum notice, buffer and blocked dates; booked showings stay",
  params: z.object({ availabilityId: id }),
  body: bookingRules,
  reply: availabilityView,
});

export const whyNotReason = z.object({
  kind: z.enum(whyNotKinds),
  /** A sentence for the owner. */
  message: z.string(),
  /** The showing in the way. */
  showingId: id.nullable(),
});
export type WhyNotReason = z.infer<typeof whyNotReason>;

export const explainedTime = z.object({
  startTime: instant,
  endTime: instant,
  isOffered: z.boolean(),
  /** Every reason that keeps renters from this time; none where it is offered. */
  reasons: z.array(whyNotReason),
});
export type ExplainedTime = z.infer<typeof explainedTime>;

export const explainOpenings = endpoint({
  method: "GET",
  path: "/property-availability/:propertyId/why-not",
  who: "investor",
  summary: "Why a time, or each time of a day, is not offered to renters",
  params: z.object({ propertyId: id }),
  query: z
    .strictObject({
      startTime: moment("Time is required").optional(),
      /** All times that the weekly hours give on this day of the home. */
      day: day("Please enter a valid date").optional(),
      tourType: oneOf(tourTypes, "Please choose a kind of tour").default("IN_PERSON"),
      /** The agent whose availability is checked as well. */
      showingAgentId: id.optional(),
    })
    .refine(({ startTime, day }) => (startTime === undefined) !== (day === undefined), {
      message: "Please name a time or a day",
      path: ["startTime"],
    }),
  reply: z.object({ timeZone: z.string(), times: z.array(explainedTime) }),
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
