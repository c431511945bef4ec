import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { AvailabilityEditor, type AvailabilityState } from "../../sections/availability/AvailabilityEditor.tsx";
import { Action } from "../../ui/Action.tsx";
import type { Stage } from "./progress.ts";
import { StepPage } from "./StepPage.tsx";
import { useCreateListing } from "./use-create-listing.ts";

/** The last step, which saves automatically and ends the onboarding. */
export function AvailabilityStep({ home, stage }: { home: PropertyView; stage: Stage }) {
  const navigate = useNavigate();
  const [{ saving, wrongDays }, setState] = useState<AvailabilityState>({ saving: false, wrongDays: [] });
  const listing = useCreateListing(home);
  const reason =
    wrongDays.length > 0 ? `Fix the hours on ${new Intl.ListFormat("en-US").format(wrongDays)} first` : null;
  return (
    <StepPage
      home={home}
      stage={stage}
      step="availability"
      note={saving ? "saving" : wrongDays.length > 0 ? "unsaved" : "saved"}
      reason={reason}
      onQuit={() => void navigate({ to: "/" })}
      next={
        <Action
          kind="primary"
          size="md"
          busy={listing.busy || saving}
          {...(reason ? { reason } : {})}
          onClick={listing.create}
        >
          Create Listing
        </Action>
      }
    >
      <div data-wide>
        <AvailabilityEditor propertyId={home.id} onState={setState} />
      </div>
    </StepPage>
  );
}
