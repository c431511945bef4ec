import type { ParsedBody } from "@porchlight/contract/endpoint.ts";
import type { addProperty, changeLocation, changeProperty } from "@porchlight/contract/properties.ts";
import { missingSteps } from "@porchlight/domain/properties/completeness.ts";
import { moveProperty, type PropertyStatus } from "@porchlight/domain/properties/lifecycle.ts";
import { locate } from "@porchlight/domain/properties/naming.ts";
import type { FieldProblems } from "@porchlight/domain/properties/nested-records.ts";
import { type Location, type Property, tourFields, tourProblems } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import type { Investor } from "../platform/http/serve.ts";
import { changeOwnProperty } from "./change-own-property.ts";
import { cleanDescription } from "./description.ts";
import { draftOf, zoneAt } from "./draft.ts";
import { insertProperty, isOwn, loadProperty } from "./store.ts";

const maxDraws = 5;

/**
 * A home begins as a draft that knows where it is and nothing else. Under an id that is there already it is answered as
 * it is: whoever heard no answer may ask again. Errors  `property.id-taken` where the id is not the actor's to use
 */
export const add = (
  app: App,
  actor: Investor,
  { id = crypto.randomUUID(), location }: ParsedBody<typeof addProperty>,
) =>
  app.inTransaction(async (tx) => {
    const at = app.clock.now();
    for (let draws = 0; draws < maxDraws; draws++) {
      const stored = draftOf(id, actor.companyId, { id: crypto.randomUUID(), ...location }, at);
      if (!(await insertProperty(tx, stored))) {
        const before = await loadProperty(tx, id);
        if (!before) continue;
        return isOwn(actor.companyId, before) ? before : refuse("property.id-taken");
      }
      const { id: propertyId, companyId } = stored.property;
      await record(tx, app.jobs, { kind: "property.added", companyId, at, propertyId, userId: actor.userId });
      return stored;
    }
    throw new Error(`No free names for a home after ${maxDraws} draws`);
  });

export const change = (app: App, actor: Investor, id: string, given: ParsedBody<typeof changeProperty>) =>
  changeOwnProperty(app, actor, id, ({ property }) => {
    const { status, description, ...fields } = given;
    const described = description === undefined ? {} : { description: cleanDescription(description) };
    const changed = { ...property, ...defined(fields), ...described };
    if (Object.values(tourFields).some((field) => fields[field] !== undefined)) check(tourProblems(changed));
    return { property: { ...changed, status: status ? statusAfter(changed, status) : changed.status } };
  });

export const rename = (app: App, actor: Investor, id: string, displayName: string) =>
  changeOwnProperty(app, actor, id, ({ property }) => ({ property: { ...property, displayName } }));

export const move = async (
  app: App,
  actor: Investor,
  id: string,
  locationId: string,
  given: ParsedBody<typeof changeLocation>,
): Promise<Location> => {
  const { property } = await changeOwnProperty(app, actor, id, (stored) => {
    const before = stored.property.location;
    if (before.id !== locationId) refuse("not-found");
    const located = locate(stored.property, { ...before, ...defined(given) });
    return { property: { ...located, timeZone: zoneAt(located.location) } };
  });
  return property.location;
};

function check(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) refuse("invalid-input", {}, problems);
}

/**
 * Here the draft is finished and nothing else: listing has its own calls.
 * Source: docs/decisions/0007-listing-life.md.
 */
function statusAfter(property: Property, asked: PropertyStatus): PropertyStatus {
  if (asked === property.status) return asked;
  if (property.status !== "DRAFT" || asked !== "READY_FOR_LISTING")
    refuse("invalid-input", {}, { status: "The status is changed by listing, pausing or renting out the property." });
  const steps = missingSteps(property);
  if (steps.length > 0) refuse("property.steps-incomplete", { lacking: steps.join(", ") });
  return moveProperty(property.status, "createListing");
}

/** Missing means unchanged. */
function defined<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}
