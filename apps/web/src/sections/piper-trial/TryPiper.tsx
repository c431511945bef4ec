import { IconMessageCircleQuestion } from "@tabler/icons-react";
import { useState } from "react";
import { Action } from "../../ui/Action.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { product } from "../../words.ts";

const TryPiperPanel = lazyPart(
  () => import("./TryPiperPanel.tsx").then((file) => file.TryPiperPanel),
  ({ opened }) => opened,
);

/** The owner plays a renter against the own home, listed or not. */
export function TryPiper({ propertyId, size = "sm" }: { propertyId: string; size?: "sm" | "md" }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Action
        size={size}
        leftSection={<IconMessageCircleQuestion size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Try {product.assistant}
      </Action>
      <TryPiperPanel propertyId={propertyId} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
