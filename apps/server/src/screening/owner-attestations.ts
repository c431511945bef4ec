import type { AttestationsView } from "@porchlight/contract/applications.ts";
import { feeAt } from "@porchlight/domain/applications/home-fees.ts";
import { type ApplicationType, applicationTypes } from "@porchlight/domain/applications/roles.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { AttestationGroup, AttestationResponse } from "../partners/screening/request-calls.ts";
import type { Investor } from "../platform/http/serve.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { atBureau } from "./at-bureau.ts";
import { type Attested, answersTo, isAffirmed, statementViews } from "./attested.ts";
import { ensureHomeAtBureau } from "./bureau-records.ts";
import { termsUrlOf } from "./consent.ts";
import { hasScreening, type ScreeningApp } from "./has-screening.ts";

/** Returns the statements that an owner answers before an application is sent. Errors  `not-found`, `screening.unavailable` */
export async function attestationsFor(app: App, owner: Investor, propertyId: string): Promise<AttestationsView> {
  const { property } = await loadOwnProperty(app.db, owner.companyId, propertyId);
  if (!hasScreening(app))
    return { hasScreening: false, termsUrl: null, attestationGroupId: null, attestations: [], fees: null };
  const statements = await groupFor(app, owner.companyId, property);
  const { attestationGroupId } = statements;
  return {
    hasScreening: true,
    termsUrl: termsUrlOf(app),
    attestationGroupId,
    attestations: statementViews(statements),
    fees: feesByRole(property, app.clock.now()),
  };
}

const feesByRole = (home: Property, now: Temporal.Instant) =>
  Object.fromEntries(applicationTypes.map((type) => [type, feeAt(home, type, false, now).cents / 100])) as Record<
    ApplicationType,
    number
  >;

async function groupFor(app: ScreeningApp, companyId: string, property: Property): Promise<AttestationGroup> {
  const ids = await ensureHomeAtBureau(app, companyId, property);
  return atBureau(app, () => app.screening.landlordAttestations(ids));
}

/**
 * Returns what an owner attested, as it is kept with what they send; null without a bureau.
 * Errors  `not-found`, `screening.unavailable`, `application.attestation-needed` where a statement that has to be
 *         affirmed is not, or the answers are to other statements
 */
export async function attestedBy(
  app: App,
  owner: Investor,
  propertyId: string,
  given: { attestationGroupId: number; attestationResponses: AttestationResponse[] } | undefined,
): Promise<Attested | null> {
  if (!hasScreening(app)) return null;
  const { property } = await loadOwnProperty(app.db, owner.companyId, propertyId);
  if (!given) return refuse("application.attestation-needed");
  const statements = await groupFor(app, owner.companyId, property);
  const isOfThese = given.attestationGroupId === statements.attestationGroupId;
  if (!isOfThese || !isAffirmed(statements, given.attestationResponses)) refuse("application.attestation-needed");
  return { statements, responses: answersTo(statements, given.attestationResponses) };
}
