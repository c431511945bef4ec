import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CallError } from "../../app/call-error.ts";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { isPublic } from "../property/is-public.ts";
import { deletionKey, propertyQuery } from "../property/property-query.ts";
import { HomeActions } from "./HomeActions.tsx";
import { HomeMenu } from "./HomeMenu.tsx";
import { PropertyFrame } from "./PropertyFrame.tsx";

const isMissing = (error: Error | null): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

/** The page for a home that does not exist. */
export const PropertyNotFound = () => (
  <PropertyFrame title="Property not found" home={null}>
    <Empty title="Property not found" text="It may have been deleted, or the link is wrong." />
  </PropertyFrame>
);

/**
 * A screen of one home, shown once the home is loaded; a missing or failed home shows a message. One that is deleted
 * right here stays until the page is left: other pages may hear that it is gone before this one has its answer.
 */
export function PropertyScreen({
  propertyId,
  children,
}: {
  propertyId: string;
  children: (home: PropertyView) => ReactNode;
}) {
  const property = useQuery(propertyQuery(propertyId));
  const isBeingDeleted = useIsMutating({ mutationKey: deletionKey(propertyId) }) > 0;
  const home = property.data;
  if (isMissing(property.error) && !isBeingDeleted) return <PropertyNotFound />;
  if (!home) {
    return (
      <PropertyFrame title="Property" home={null}>
        {property.isError ? (
          <Failed title="Failed to load property" onRetry={() => void property.refetch()} />
        ) : (
          <LoadingRows rows={4} height={92} />
        )}
      </PropertyFrame>
    );
  }
  return (
    <PropertyFrame
      title={home.displayName}
      home={home}
      isPublic={isPublic(home.status)}
      actions={<HomeActions home={home} />}
      menu={<HomeMenu home={home} />}
    >
      {children(home)}
    </PropertyFrame>
  );
}
