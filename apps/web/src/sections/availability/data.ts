import {
  type AvailabilityView,
  addSlot,
  type BookingRules,
  changeBookingRules,
  changeShowingDuration,
  changeSlot,
  explainOpenings,
  getAvailability,
  removeSlots,
  type SlotView,
} from "@porchlight/contract/availability.ts";
import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { ShowingDuration, SlotTimes } from "@porchlight/domain/scheduling/slots.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const availabilityQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["property", propertyId, "availability"],
    queryFn: ({ signal }) => call(getAvailability, { params: { propertyId }, signal }),
  });

export const storeSlot = (availabilityId: string, id: string | null, times: SlotTimes): Promise<SlotView> =>
  id === null
    ? call(addSlot, { params: { availabilityId }, body: times })
    : call(changeSlot, { body: { id, ...times } });

export const removeSlotsFromCache = (ids: string[]): Promise<void> => call(removeSlots, { body: ids });

export const storeDuration = (availabilityId: string, durationInMinutes: ShowingDuration): Promise<AvailabilityView> =>
  call(changeShowingDuration, { params: { availabilityId }, body: { durationInMinutes } });

/** The availability with a slot as it is stored now; the others stay where they are. */
export function withSlot(known: AvailabilityView, slot: SlotView): AvailabilityView {
  const isKnown = known.availabilitySlots.some(({ id }) => id === slot.id);
  return {
    ...known,
    availabilitySlots: isKnown
      ? known.availabilitySlots.map((one) => (one.id === slot.id ? slot : one))
      : [...known.availabilitySlots, slot],
  };
}

export const withoutSlots = (known: AvailabilityView, ids: readonly string[]): AvailabilityView => ({
  ...known,
  availabilitySlots: known.availabilitySlots.filter(({ id }) => !ids.includes(id)),
});

export const storeRules = (
  availabilityId: string,
  { minimumNoticeInMinutes, bufferInMinutes, blackoutDates }: BookingRules,
): Promise<AvailabilityView> =>
  call(changeBookingRules, {
    params: { availabilityId },
    body: { minimumNoticeInMinutes, bufferInMinutes, blackoutDates },
  });

/** Returns the booking rules of a home. */
export const rulesOf = ({
  showingDurationInMinutes,
  minimumNoticeInMinutes,
  bufferInMinutes,
  blackoutDates,
}: AvailabilityView) => ({ showingDurationInMinutes, minimumNoticeInMinutes, bufferInMinutes, blackoutDates });

/** A day of the home's calendar, or one time. */
export type AskedTime = { day: string } | { startTime: string };

export const whyNotQuery = (propertyId: string, tourType: TourType, asked: AskedTime) =>
  queryOptions({
    queryKey: ["property", propertyId, "why-not", tourType, asked],
    queryFn: ({ signal }) => call(explainOpenings, { params: { propertyId }, query: { tourType, ...asked }, signal }),
  });
