import { type ApplicationType, livesThere } from "@porchlight/domain/applications/roles.ts";
import type { RenterRole } from "../partners/screening/request-calls.ts";
import { atBureau } from "./at-bureau.ts";
import { ensureHomeAtBureau } from "./bureau-records.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { personAtBureau } from "./person-at-bureau.ts";
import { type Sitting, saveInSitting } from "./sitting.ts";
import type { PersonScreening } from "./store.ts";

/** To the bureau, everyone who will live there is an applicant. */
const roleOf = (type: ApplicationType): RenterRole => (livesThere(type) ? "Applicant" : "CoSigner");

/**
 * Creates a person's request and renter at the bureau where they are not there yet, and keeps each id as it comes. A
 * request is this one person's, so whoever is in it after a lost answer is them.
 * Errors  `screening.unavailable`, `application.incomplete`
 */
export async function ensureRenterAtBureau(app: ScreeningApp, sitting: Sitting): Promise<PersonScreening> {
  if (sitting.screening.requestRenterId !== null) return sitting.screening;
  const { situation } = sitting;
  const { person, income } = personAtBureau(situation, sitting.screening.stated);
  const home = await ensureHomeAtBureau(app, situation.companyId, situation.home);
  const bundleId = sitting.screening.bureauBundleId!;
  const requestId = sitting.screening.requestId ?? (await openRequest(app, sitting, home, bundleId));
  const [known] = await atBureau(app, () => app.screening.rentersOf(requestId));
  const added =
    known ??
    (await atBureau(app, () =>
      app.screening.addRenter({
        ...{ landlordId: home.landlordId, requestId, bundleId, role: roleOf(situation.type) },
        ...{ person, income },
      }),
    ));
  return saveInSitting(app, sitting, { bureauRenterId: added.renterId, requestRenterId: added.requestRenterId });
}

/** Opens a request with what the owner attested when sending, and keeps its id. */
async function openRequest(
  app: ScreeningApp,
  sitting: Sitting,
  home: { landlordId: number; propertyId: number },
  bundleId: number,
): Promise<number> {
  const { statements, responses } = sitting.situation.attestation;
  const { attestationGroupId } = statements;
  const requestId = await atBureau(app, () => app.screening.open({ ...home, bundleId, attestationGroupId, responses }));
  await saveInSitting(app, sitting, { requestId });
  return requestId;
}

/** Begins anew at the bureau, for a person whose request expired there before anything was ordered. */
export async function renewRenterAtBureau(app: ScreeningApp, sitting: Sitting): Promise<PersonScreening> {
  const gone = { requestId: null, bureauRenterId: null, requestRenterId: null, examId: null };
  const screening = await saveInSitting(app, sitting, gone);
  return ensureRenterAtBureau(app, { ...sitting, screening });
}
