import type { PropertyView } from "@porchlight/contract/properties.ts";
import { getRouteApi } from "@tanstack/react-router";
import { FirstVisitTour } from "../../sections/first-visit/FirstVisitTour.tsx";
import { PropertyScreen } from "../../sections/property-frame/PropertyScreen.tsx";
import { useAnchor } from "../../ui/use-anchor.ts";
import { AccessibilityCard } from "./cards/AccessibilityCard.tsx";
import { AmenitiesCard } from "./cards/AmenitiesCard.tsx";
import { DescriptionCard } from "./cards/DescriptionCard.tsx";
import { LeasingCard } from "./cards/LeasingCard.tsx";
import { LocationCard } from "./cards/LocationCard.tsx";
import { ParkingCard } from "./cards/ParkingCard.tsx";
import { PetsCard } from "./cards/PetsCard.tsx";
import { PhotosCard } from "./cards/PhotosCard.tsx";
import { RentCard } from "./cards/RentCard.tsx";
import { RequirementsCard } from "./cards/RequirementsCard.tsx";
import { SpecificationsCard } from "./cards/SpecificationsCard.tsx";
import { TitleCard } from "./cards/TitleCard.tsx";
import { UtilitiesCard } from "./cards/UtilitiesCard.tsx";
import css from "./Details.module.css";
import { EditPanel } from "./EditPanel.tsx";
import { InFeed } from "./feed/InFeed.tsx";
import { LearnedCard } from "./learned/LearnedCard.tsx";
import { Readiness } from "./Readiness.tsx";
import { usePanel } from "./use-panel.ts";

const route = getRouteApi("/owner/property/$propertyId/details");

/** Everything that is known of a home, edited where it is read. */
export function PropertyDetailsScreen() {
  const { propertyId } = route.useParams();
  return <PropertyScreen propertyId={propertyId}>{(home) => <Details key={home.id} home={home} />}</PropertyScreen>;
}

function Details({ home }: { home: PropertyView }) {
  const { panel, open, close } = usePanel();
  const card = { home, onEdit: open };
  useAnchor(true);
  return (
    <div className={css.page}>
      <div className={css.cards}>
        <InFeed home={home} />
        <TitleCard {...card} />
        <PhotosCard {...card} />
        <RentCard {...card} />
        <RequirementsCard {...card} />
        <LeasingCard {...card} />
        <DescriptionCard {...card} />
        <SpecificationsCard {...card} />
        <PetsCard {...card} />
        <ParkingCard {...card} />
        <UtilitiesCard {...card} />
        <AmenitiesCard {...card} />
        <AccessibilityCard {...card} />
        <LocationCard {...card} />
        <LearnedCard propertyId={home.id} />
      </div>
      <Readiness home={home} onEdit={open} />
      <FirstVisitTour tour="property" ready={panel === null} />
      <EditPanel home={home} panel={panel} close={close} />
    </div>
  );
}
