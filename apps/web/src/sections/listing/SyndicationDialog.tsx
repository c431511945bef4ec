import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { now } from "../../app/now.ts";
import { Action } from "../../ui/Action.tsx";
import { AmberNote } from "../../ui/AmberNote.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { Dialog, DialogButtons } from "../../ui/Dialogs.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { SwitchField } from "../../ui/SwitchField.tsx";
import { IntakeMailbox } from "./IntakeMailbox.tsx";
import css from "./Listing.module.css";
import { platformsQuery, useSyndication } from "./listing-moves.ts";
import { Problems } from "./Problems.tsx";
import { briefPlatformWords } from "./platform-words.ts";

type SyndicationDialogProps = { property: PropertyView; opened: boolean; onClose: () => void };

/** Which platforms show a listed home. */
export function SyndicationDialog({ property, opened, onClose }: SyndicationDialogProps) {
  const platforms = useQuery({ ...platformsQuery(property.id), enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title="Syndication platforms" width="medium">
      {platforms.isPending && <LoadingRows rows={1} height={72} />}
      {platforms.isError && <Failed title="Could not load the platforms" onRetry={() => void platforms.refetch()} />}
      {platforms.isSuccess && <Platforms property={property} stored={platforms.data.platforms} onClose={onClose} />}
    </Dialog>
  );
}

type PlatformsProps = { property: PropertyView; stored: SyndicationPlatforms["platforms"]; onClose: () => void };

function Platforms({ property, stored, onClose }: PlatformsProps) {
  const [chosen, setChosen] = useState(() => Object.fromEntries(stored.map(({ key, enabled }) => [key, enabled])));
  const save = useSyndication(property.id);
  const submit = () =>
    save.mutate(
      { zillow: chosen.zillow ?? true },
      {
        onSuccess: () => {
          onClose();
          showSuccess("Syndication platforms updated successfully");
        },
        onError: (error) => alertFailure(error, "Failed to update syndication platforms"),
      },
    );
  return (
    <>
      {stored.map((platform) => {
        const { key, name, problems } = platform;
        return (
          <div key={key} className={css.choice}>
            <SwitchField
              checked={chosen[key] ?? false}
              onChange={(event) => setChosen({ ...chosen, [key]: event.currentTarget.checked })}
              label={name}
              description={briefPlatformWords(platform, now(), property.timeZone)}
            />
            {chosen[key] && problems.length > 0 && (
              <AmberNote title={`${name} isn't ready yet`} space="before">
                <Problems propertyId={property.id} problems={problems} onLeave={onClose} />
              </AmberNote>
            )}
          </div>
        );
      })}
      <IntakeMailbox address={property.intakeEmail} />
      <DialogButtons>
        <Action onClick={onClose}>Cancel</Action>
        <Action kind="primary" busy={save.isPending} onClick={submit}>
          Save
        </Action>
      </DialogButtons>
    </>
  );
}
