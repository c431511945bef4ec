import { locate } from "@porchlight/domain/properties/naming.ts";
import { amendRecord, beginRecord, type FieldsOf } from "@porchlight/domain/properties/nested-records.ts";
import type {
  NestedRecordName,
  NestedRecords,
  Property,
  RenterRequirements,
  ScreeningSensitivity,
} from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { preferredSensitivityOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { changeOwnProperty } from "./change-own-property.ts";

type RecordOf<N extends NestedRecordName> = NonNullable<NestedRecords[N]>;

/**
 * Creates one of the eight records from the fields of a step. Errors `property.record-exists` if it was begun before.
 */
export async function create<N extends NestedRecordName>(
  app: App,
  actor: Investor,
  propertyId: string,
  name: N,
  given: Partial<FieldsOf<N>>,
): Promise<RecordOf<N>> {
  const { property } = await changeOwnProperty(app, actor, propertyId, async ({ property }, on) => {
    if (property[name]) refuse("property.record-exists");
    const preset = name === "renterRequirements" ? await presetRequirements(on, actor) : {};
    return {
      property: withRecord(
        property,
        name,
        beginRecord(name, crypto.randomUUID(), { ...preset, ...given }, app.clock.now()),
      ),
    };
  });
  return property[name] as RecordOf<N>;
}

/** Changes one of the eight records. Errors  `not-found` when the home has no such record. */
export async function amend<N extends NestedRecordName>(
  app: App,
  actor: Investor,
  propertyId: string,
  name: N,
  recordId: string,
  given: Partial<FieldsOf<N>>,
): Promise<RecordOf<N>> {
  const { property } = await changeOwnProperty(app, actor, propertyId, ({ property }) => {
    const before = property[name];
    if (before?.id !== recordId) return refuse("not-found");
    return { property: withRecord(property, name, amendRecord(name, before as never, given, app.clock.now())) };
  });
  return property[name] as RecordOf<N>;
}

/** One value that two panels edit: it lives with the renter requirements, begun here if need be. */
export const changeSensitivity = (
  app: App,
  actor: Investor,
  propertyId: string,
  screeningSensitivity: ScreeningSensitivity,
) =>
  changeOwnProperty(app, actor, propertyId, ({ property }) => {
    const given = { screeningSensitivity };
    const renterRequirements: RenterRequirements = property.renterRequirements
      ? { ...property.renterRequirements, ...given }
      : beginRecord("renterRequirements", crypto.randomUUID(), given, app.clock.now());
    return { property: { ...property, renterRequirements } };
  });

/** The record in its home; a new kind of home may no longer have units. */
const withRecord = (property: Property, name: NestedRecordName, record: { id: string }): Property => {
  const changed = { ...property, [name]: record };
  return name === "specifications" ? locate(changed, changed.location) : changed;
};

async function presetRequirements(on: Reader | Tx, { userId }: Investor) {
  const preferred = await preferredSensitivityOf(on, userId);
  return preferred ? { screeningSensitivity: preferred } : {};
}
