import type { addSlot, BookingRules, changeSlot } from "@porchlight/contract/availability.ts";
import type { ParsedBody } from "@porchlight/contract/endpoint.ts";
import { refuse, sentence } from "@porchlight/domain/refusals.ts";
import { type ShowingDuration, type Slot, slotProblems, slotsCount } from "@porchlight/domain/scheduling/slots.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { lockOwnByAvailability, lockOwnBySlots, type StoredProperty, saveProperty } from "../properties/store.ts";
import { freeBuffers } from "../showings/store.ts";

export const changeDuration = (
  app: App,
  actor: Investor,
  availabilityId: string,
  showingDurationMinutes: ShowingDuration,
): Promise<StoredProperty> =>
  app.inTransaction(async (tx) => {
    const stored = await lockOwnByAvailability(tx, actor.companyId, availabilityId);
    return keep(app, tx, actor, stored, { showingDurationMinutes });
  });

/** Changes the booking rules of a home: notice and buffer in minutes, and days without showings. */
export const changeBookingRules = (
  app: App,
  actor: Investor,
  availabilityId: string,
  rules: BookingRules,
): Promise<StoredProperty> =>
  app.inTransaction(async (tx) => {
    const stored = await lockOwnByAvailability(tx, actor.companyId, availabilityId);
    const booking = {
      minimumNoticeMinutes: rules.minimumNoticeInMinutes,
      bufferMinutes: rules.bufferInMinutes,
      blackoutDates: rules.blackoutDates,
    };
    await freeBuffers(tx, stored.property.id, rules.bufferInMinutes);
    return keep(app, tx, actor, { ...stored, booking });
  });

export const add = (app: App, actor: Investor, availabilityId: string, given: ParsedBody<typeof addSlot>) =>
  app.inTransaction(async (tx) => {
    const stored = await lockOwnByAvailability(tx, actor.companyId, availabilityId);
    const { weekday, startTime, endTime } = given;
    const slot = { id: crypto.randomUUID(), weekday, startTime, endTime };
    await keep(app, tx, actor, stored, { slots: withSlot(stored.availability.slots, slot) });
    return { ...slot, propertyAvailabilityId: availabilityId };
  });

export const change = (app: App, actor: Investor, given: ParsedBody<typeof changeSlot>) =>
  app.inTransaction(async (tx) => {
    const [stored] = await lockOwnBySlots(tx, actor.companyId, [given.id]);
    if (!stored) return refuse("not-found");
    const { id, weekday, startTime, endTime } = given;
    const slot = { id, weekday, startTime, endTime };
    const others = stored.availability.slots.filter((one) => one.id !== id);
    await keep(app, tx, actor, stored, { slots: withSlot(others, slot) });
    return { ...slot, propertyAvailabilityId: stored.availability.id };
  });

/** Deletes all given slots, or none when one is not the owner's or already deleted: the page is then out of date. */
export const remove = (app: App, actor: Investor, slotIds: string[]): Promise<void> =>
  app.inTransaction(async (tx) => {
    const homes = await lockOwnBySlots(tx, actor.companyId, slotIds);
    const own = new Set(homes.flatMap(({ availability }) => availability.slots.map(({ id }) => id)));
    if (!slotIds.every((id) => own.has(id))) refuse("not-found");
    for (const stored of homes) {
      const slots = stored.availability.slots.filter((slot) => !slotIds.includes(slot.id));
      await keep(app, tx, actor, stored, { slots });
    }
  });

/** The slots with one more, or changed, which is to blame if they do not go together. */
function withSlot(others: Slot[], slot: Slot): Slot[] {
  const slots = [...others, slot];
  if (slots.length > slotsCount.max)
    refuse("invalid-input", {}, { weekday: `You can add up to ${slotsCount.max} times` });
  const problem = slotProblems(slots).find(({ index }) => index === others.length);
  if (problem) refuse(problem.code, {}, { [problem.field]: sentence(problem.code, {}) });
  return slots;
}

/** Booked showings stay as they are; only new offers follow. */
async function keep(
  app: App,
  tx: Tx,
  { companyId, userId }: Investor,
  stored: StoredProperty,
  change: Partial<StoredProperty["availability"]> = {},
): Promise<StoredProperty> {
  const at = app.clock.now();
  const changed = { ...stored, availability: { ...stored.availability, ...change } };
  await saveProperty(tx, { ...changed, property: { ...changed.property, updatedAt: at } });
  await record(tx, app.jobs, { kind: "availability.changed", companyId, at, propertyId: stored.property.id, userId });
  return changed;
}
