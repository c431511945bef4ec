import type { PropertyView } from "@porchlight/contract/properties.ts";
import { platforms } from "@porchlight/domain/properties/syndication.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { CallError } from "../../app/call-error.ts";
import { Action } from "../../ui/Action.tsx";
import { AmberNote } from "../../ui/AmberNote.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { Dialog, DialogButtons } from "../../ui/Dialogs.tsx";
import { SwitchField } from "../../ui/SwitchField.tsx";
import { availabilityQuery } from "../availability/data.ts";
import { IntakeMailbox } from "./IntakeMailbox.tsx";
import css from "./Listing.module.css";
import { platformsQuery, usePublish } from "./listing-moves.ts";
import { listVerb, onRentalSitesWithin } from "./listing-words.ts";
import { Problems } from "./Problems.tsx";

/** Renters choose by pictures; fewer than these are too few. */
const enoughPhotos = 5;

const soFar = (photos: number): string =>
  photos === 0 ? "There are none yet." : photos === 1 ? "There is one so far." : `There are ${photos} so far.`;

type ListPropertyDialogProps = { property: PropertyView; opened: boolean; onClose: () => void };

/** Lists a home, on the platforms the owner chooses. */
export function ListPropertyDialog({ property, opened, onClose }: ListPropertyDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`List ${property.displayName}`} width="medium">
      <ListForm property={property} onClose={onClose} />
    </Dialog>
  );
}

function ListForm({ property, onClose }: Omit<ListPropertyDialogProps, "opened">) {
  const stored = useQuery(platformsQuery(property.id));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const publish = usePublish(property.id);
  const platform = stored.data?.platforms[0];
  const zillow = chosen ?? platform?.enabled ?? true;
  const problems = zillow ? (platform?.problems ?? []) : [];
  const isTaken = zillow && problems.length === 0;
  const availability = useQuery(availabilityQuery(property.id));
  const list = () =>
    publish.mutate(
      { zillow },
      {
        onSuccess: () => {
          onClose();
          showSuccess(
            <>
              <b>{property.displayName}</b> {isTaken ? "is being listed" : "is listed on its own page"}.{" "}
              {isTaken && `It becomes visible on rental sites ${onRentalSitesWithin}`}
            </>,
          );
        },
      },
    );
  const refusal = publish.error instanceof CallError && publish.error.status < 500 ? publish.error.message : null;
  return (
    <>
      <p className={css.lead}>
        {isTaken
          ? `Your listing becomes visible on rental sites ${onRentalSitesWithin}.`
          : zillow
            ? "Renters see your own listing page right away. Rental sites follow once nothing is missing."
            : "Renters see your own listing page right away. Rental sites won't show it."}
      </p>
      <SwitchField
        checked={zillow}
        onChange={(event) => setChosen(event.currentTarget.checked)}
        label={platform?.name ?? platforms[0].name}
        description="One listing for all of them. Piper answers the renters who inquire there."
      />
      {problems.length > 0 && (
        <AmberNote title={`${platform?.name} isn't ready yet`} space="before">
          <Problems propertyId={property.id} problems={problems} onLeave={onClose} />
        </AmberNote>
      )}
      {availability.data?.availabilitySlots.length === 0 && (
        <AmberNote title="Renters can't book showings yet" space="before">
          This home has no available times.{" "}
          <Link to="/property/$propertyId/availability" params={{ propertyId: property.id }} onClick={onClose}>
            Add available times
          </Link>
        </AmberNote>
      )}
      {property.images.length < enoughPhotos && (
        <AmberNote title="Add more photos to attract renters" space="before">
          {soFar(property.images.length)}
        </AmberNote>
      )}
      <IntakeMailbox address={property.intakeEmail} />
      {refusal && (
        <AmberNote role="alert" space="before">
          {refusal}
        </AmberNote>
      )}
      <DialogButtons>
        <Action onClick={onClose}>Cancel</Action>
        <Action kind="primary" busy={publish.isPending} onClick={list}>
          {listVerb(property.status)}
        </Action>
      </DialogButtons>
    </>
  );
}
