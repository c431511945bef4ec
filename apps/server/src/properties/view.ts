import type { PropertyView } from "@porchlight/contract/properties.ts";
import { ownersMoves } from "@porchlight/domain/properties/lifecycle.ts";
import { leadsAddress } from "../deliveries/reply-address.ts";
import type { StoredProperty } from "./store.ts";

/** Returns a home as its owner sees it. */
export function propertyView({ property, textCode, intakeId }: StoredProperty, intakeDomain: string): PropertyView {
  const { companyId, ...shown } = property;
  return {
    ...shown,
    lastListedAt: property.lastListedAt?.toString() ?? null,
    createdAt: property.createdAt.toString(),
    updatedAt: property.updatedAt.toString(),
    coverImage: property.images[0]?.url ?? null,
    moves: ownersMoves(property.status),
    textCode,
    intakeEmail: leadsAddress(intakeId, intakeDomain),
  };
}
