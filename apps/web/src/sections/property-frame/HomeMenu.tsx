import type { PropertyView } from "@porchlight/contract/properties.ts";
import { IconBroadcast, IconHomeCheck, IconPlayerPause, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { MoreMenu } from "../../ui/MoreMenu.tsx";
import type { MenuEntry } from "../../ui/OpenedMenu.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { ListingDialogs, type ListingLayer } from "../listing/ListingDialogs.tsx";

const DeleteDialog = lazyPart(
  () => import("./DeleteDialog.tsx").then((file) => file.DeleteDialog),
  ({ opened }) => opened,
);

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** The menu of moves for a whole home, on each of its pages. */
export function HomeMenu({ home }: { home: PropertyView }) {
  const button = useRef<HTMLButtonElement>(null);
  const opened = useLayer<ListingLayer>();
  const [deleting, setDeleting] = useState(false);
  const entry = (move: PropertyView["moves"][number], layer: ListingLayer, label: string, sign: MenuEntry["icon"]) =>
    home.moves.includes(move) ? [{ key: layer, label, icon: sign, act: () => opened.open(layer) }] : [];
  return (
    <>
      <MoreMenu
        label={`Settings of ${home.displayName}`}
        sign="gear"
        button={button}
        entries={[
          ...entry("editSyndication", "syndication", "Edit syndication", <IconBroadcast {...icon} />),
          ...entry("pause", "pause", "Pause listing", <IconPlayerPause {...icon} />),
          ...entry("markRentedOut", "rented-out", "Mark as rented out", <IconHomeCheck {...icon} />),
          {
            key: "delete",
            label: "Delete property",
            icon: <IconTrash {...icon} />,
            danger: true,
            act: () => setDeleting(true),
          },
        ]}
      />
      <ListingDialogs property={home} opened={opened} />
      <DeleteDialog home={home} opened={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
