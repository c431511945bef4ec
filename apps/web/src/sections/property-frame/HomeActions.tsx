import type { PropertyView } from "@porchlight/contract/properties.ts";
import { IconPlus } from "@tabler/icons-react";
import { Action } from "../../ui/Action.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { ListButton } from "../listing/ListButton.tsx";
import { TryPiper } from "../piper-trial/TryPiper.tsx";

const AddLeadDialog = lazyPart(
  () => import("../leads/AddLead.tsx").then((file) => file.AddLeadDialog),
  ({ adding }) => adding.opened,
);

/** The buttons of a home, the same on each of its pages. */
export function HomeActions({ home }: { home: PropertyView }) {
  const adding = useLayer<string>();
  const isRentedOut = home.status === "RENTED_OUT";
  return (
    <>
      {home.moves.includes("publish") && <ListButton property={home} kind="primary" />}
      <Action
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        reason={isRentedOut ? "This home is rented out. Resume the listing to add leads." : undefined}
        onClick={() => adding.open(home.id)}
      >
        Add new lead
      </Action>
      {!isRentedOut && <TryPiper propertyId={home.id} />}
      <AddLeadDialog adding={adding} />
    </>
  );
}
