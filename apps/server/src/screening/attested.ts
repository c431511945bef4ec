import type { AttestationGroup, AttestationResponse } from "../partners/screening/request-calls.ts";

/** The bureau's statements as an owner saw them when sending, with the owner's answers. */
export type Attested = { statements: AttestationGroup; responses: AttestationResponse[] };

/** Whether everything that has to be affirmed is. */
export function isAffirmed(statements: AttestationGroup, responses: readonly AttestationResponse[]): boolean {
  const affirmed = new Set(responses.filter(({ isAffirmative }) => isAffirmative).map((one) => one.attestationId));
  return statements.attestations.every((one) => !one.affirmativeRequired || affirmed.has(one.attestationId));
}

/** Returns an answer to each statement; one that was left is not affirmed. */
export const answersTo = (
  { attestations }: AttestationGroup,
  responses: readonly AttestationResponse[],
): AttestationResponse[] =>
  attestations.map(({ attestationId }) => ({
    attestationId,
    isAffirmative: responses.some((one) => one.attestationId === attestationId && one.isAffirmative),
  }));

/** Returns the statements as people read them. */
export const statementViews = ({ attestations }: AttestationGroup) =>
  attestations.map(({ attestationId, name, legalText, additionalInformation, affirmativeRequired }) => ({
    attestationId,
    name: name ?? "",
    legalText: legalText ?? "",
    additionalInformation: additionalInformation ?? null,
    affirmativeRequired,
  }));
