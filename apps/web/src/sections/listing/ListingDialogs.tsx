import type { PropertyView } from "@porchlight/contract/properties.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import type { Layer } from "../../ui/use-layer.ts";

export type ListingLayer = "syndication" | "pause" | "rented-out";

const isOpened = ({ opened }: { opened: boolean }) => opened;
const SyndicationDialog = lazyPart(
  () => import("./SyndicationDialog.tsx").then((file) => file.SyndicationDialog),
  isOpened,
);
const PauseDialog = lazyPart(() => import("./EndingDialogs.tsx").then((file) => file.PauseDialog), isOpened);
const RentedOutDialog = lazyPart(() => import("./EndingDialogs.tsx").then((file) => file.RentedOutDialog), isOpened);

/** The dialogs for an owner's changes to a listing. */
export function ListingDialogs({ property, opened }: { property: PropertyView; opened: Layer<ListingLayer> }) {
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
