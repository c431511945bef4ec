import type { z } from "zod";
import { BureauError } from "./bureau-error.ts";
import type { screeningRequest } from "./schemas.ts";

export interface Attestation {
  attestationId: number;
  attestationTypeId: number;
  name: string;
  legalText: string;
  affirmativeRequired: boolean;
}

export interface AttestationGroup {
  attestationGroupId: number;
  attestations: Attestation[];
}

const groupBase = { landlord: 20_000, renter: 30_000 };

/** A group has the same ids for the same state every time, so that answers can be compared with it. */
function groupOf(base: number, region: string, texts: { name: string; legalText: string }[]): AttestationGroup {
  const attestationGroupId = base + region.charCodeAt(0) * 100 + region.charCodeAt(1);
  return {
    attestationGroupId,
    attestations: texts.map((text, index) => ({
      attestationId: attestationGroupId * 10 + index,
      attestationTypeId: index + 1,
      ...text,
      affirmativeRequired: index === 0,
    })),
  };
}

/** What a landlord attests for a property in a state; the first must be affirmed. */
export const landlordAttestations = (region: string): AttestationGroup =>
  groupOf(groupBase.landlord, region, [
    {
      name: "Permissible purpose",
      legalText:
        "I will use these reports only to decide on this person's rental application, and I will keep them confidential.",
    },
    {
      name: `State notice, ${region}`,
      legalText: `I have read the notice about renter screening in ${region} and will give it to applicants who ask for it.`,
    },
  ]);

/** What a renter attests for a home in a state; the first must be affirmed. */
export const renterAttestations = (region: string): AttestationGroup =>
  groupOf(groupBase.renter, region, [
    {
      name: "Authorization",
      legalText: "I authorize the landlord to get the reports of this screening to decide on my rental application.",
    },
    {
      name: `Copy of reports, ${region}`,
      legalText: `I would like the notice about my rights as a screened renter in ${region}.`,
    },
  ]);

/** Errors  400 where the answers are to another group, or leave out what must be affirmed. */
export function requireAffirmed(group: AttestationGroup, sent: z.output<typeof screeningRequest>["attestation"]): void {
  const field = "attestation.attestationResponses";
  if (sent.attestationGroupId !== group.attestationGroupId)
    throw new BureauError(400, "InvalidRequest", "The attestations are not those of this property.", [
      { field: "attestation.attestationGroupId", message: "is not the group of this property" },
    ]);
  const affirmed = new Set(
    sent.attestationResponses.filter((one) => one.isAffirmative).map((one) => one.attestationId),
  );
  const missing = group.attestations.filter((one) => one.affirmativeRequired && !affirmed.has(one.attestationId));
  if (missing.length > 0)
    throw new BureauError(
      400,
      "AttestationsNotAffirmed",
      "Every attestation that requires it must be affirmed.",
      missing.map(({ attestationId }) => ({ field, message: `${attestationId} must be affirmed` })),
    );
}
