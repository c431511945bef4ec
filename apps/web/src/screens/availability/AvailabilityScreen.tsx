import { getRouteApi } from "@tanstack/react-router";
import { AvailabilityEditor } from "../../sections/availability/AvailabilityEditor.tsx";
import { PropertyScreen } from "../../sections/property-frame/PropertyScreen.tsx";
import { WhyNotOffered } from "./WhyNotOffered.tsx";

const route = getRouteApi("/owner/property/$propertyId/availability");

/** The availability of one home. */
export function AvailabilityScreen() {
  const { propertyId } = route.useParams();
  return (
    <PropertyScreen propertyId={propertyId}>
      {() => (
        <AvailabilityEditor propertyId={propertyId} title="Availability">
          <WhyNotOffered propertyId={propertyId} />
        </AvailabilityEditor>
      )}
    </PropertyScreen>
  );
}
