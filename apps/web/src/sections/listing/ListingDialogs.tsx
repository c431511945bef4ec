import type { PropertyView } from "@porchlight/contract/properties.ts";
import { late } from "../../ui/late.tsx";
import type { Opened } from "../../ui/use-opened.ts";

export type ListingLayer = "syndication" | "pause" | "rented-out";

const isOpened = ({ opened }: { opened: boolean }) => opened;
const SyndicationDialog = late(
  () => import("./SyndicationDialog.tsx").then((file) => file.SyndicationDialog),
  isOpened,
);
const PauseDialog = late(() => import("./EndingDialogs.tsx").then((file) => file.PauseDialog), isOpened);
const RentedOutDialog = late(() => import("./EndingDialogs.tsx").then((file) => file.RentedOutDialog), isOpened);

/** What an owner changes about a listing, each in its dialog. */
export function ListingDialogs({ property, opened }: { property: PropertyView; opened: Opened<ListingLayer> }) {
  const layer = (name: ListingLayer) => ({
    property,
    opened: opened.opened && opened.thing === name,
    onClose: opened.close,
  });
  return (
    <>
      <SyndicationDialog {...layer("syndication")} />
      <PauseDialog {...layer("pause")} />
      <RentedOutDialog {...layer("rented-out")} />
    </>
  );
}
