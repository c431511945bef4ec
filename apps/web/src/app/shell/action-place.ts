import type { ActionNeededView } from "@porchlight/contract/actions-needed.ts";

/** Where an action is settled. */
export function actionPlace(action: ActionNeededView) {
  const { kind, id, property, renters } = action;
  const propertyId = property.id;
  if (kind === "application" || kind === "notice") {
    const renterId = kind === "notice" ? action.primaryApplicantId : renters[0]!.id;
    return {
      to: "/property/$propertyId/renter/profile/$renterId/application/$applicationId",
      params: { propertyId, renterId, applicationId: id },
      ...(kind === "notice" && { hash: "notices-section" }),
    } as const;
  }
  const to = "/property/$propertyId/dashboard";
  if (kind === "showing") return { to, params: { propertyId }, search: {}, hash: "showing-requests-section" } as const;
  return { to, params: { propertyId }, search: { questionId: id }, hash: "escalations-section" } as const;
}
