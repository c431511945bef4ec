import { isFeeReturned, moveScreening, type ScreeningEvent } from "@porchlight/domain/screening/lifecycle.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import { lookAtApplication, saveUsed } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { type PersonScreening, saveScreening } from "./store.ts";

/**
 * Moves a person's screening, which is held, and brings about what follows: a fee that goes back, open pages that are
 * told. Returns it as it then is. Errors  `screening.step-not-open`
 */
export async function move(
  tx: Tx,
  app: App,
  screening: PersonScreening,
  event: ScreeningEvent,
  change: Partial<PersonScreening> = {},
): Promise<PersonScreening> {
  const at = app.clock.now();
  const moved = { ...screening, ...change, status: moveScreening(screening.status, event) };
  await saveScreening(tx, moved, at);
  if (moved.status === "ORDERED") await saveUsed(tx, moved.applicationId, at);
  if (isFeeReturned[moved.status]) await lookAtApplication(tx, moved.applicationId, at);
  const { applicationId, bundleId, companyId, propertyId, inquiryId } = moved;
  const data = { bundleId, applicationId };
  await record(tx, app.jobs, {
    kind: "application.screening-moved",
    ...{ at, companyId, propertyId, inquiryId, data },
  });
  return moved;
}
