import type { EndpointSpec } from "@porchlight/contract/endpoint.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";

/** Everything one company has that a call can name. */
export type Belongings = {
  property: PropertyView;
  availabilityId: string;
  slotId: string;
  showing: ShowingView;
  agentId: string;
  escalationId: string;
  inquiryId: string;
  messageId: string;
  companyId: string;
  bundleId: string;
  applicationId: string;
};

/** What `:id` is in a path, by how the path begins. */
function idIn(path: string, given: Belongings): string {
  if (path.startsWith("/showing")) return given.showing.id;
  if (path.includes("sign-up-info")) return given.companyId;
  if (path.startsWith("/renter-showing")) return given.showing.showingRequests[0]!.id;
  if (path.startsWith("/renter-application")) return given.applicationId;
  return /^\/investor-application\/:id\//.test(path) ? given.bundleId : given.property.id;
}

/** The stranger's object behind each parameter of a path. */
export function pathFor(spec: EndpointSpec, given: Belongings): string {
  const recordName = Object.keys(given.property).find((key) =>
    spec.path.includes(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  );
  const records = given.property as unknown as Record<string, { id?: string } | null>;
  const ids: Record<string, string | undefined> = {
    propertyId: given.property.id,
    availabilityId: given.availabilityId,
    companyId: given.companyId,
    escalationId: given.escalationId,
    inquiryId: given.inquiryId,
    messageId: given.messageId,
    locationId: given.property.location.id,
    renterId: given.showing.showingRequests[0]!.renter.id,
    renterScreeningId: given.showing.showingRequests[0]!.renter.id,
    email: "dana@example.test",
    slug: given.property.slug,
    imageId: given.property.images[0]!.id,
    recordId: recordName ? (records[recordName]?.id ?? undefined) : undefined,
    bundleId: given.bundleId,
    applicationId: given.applicationId,
    examId: "1",
    id: idIn(spec.path, given),
  };
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
  if (path.endsWith("/rows")) return `${path}?statistic=leads`;
  if (path.endsWith("/report")) return `${path}?productType=CREDIT`;
  return path.endsWith("/why-not") ? `${path}?day=2026-11-28` : path;
}
