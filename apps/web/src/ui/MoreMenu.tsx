import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { type ComponentPropsWithRef, lazy, type Ref, useState } from "react";
import { Part } from "./Part.tsx";

export type MenuEntry = { key: string; label: string; act: () => void };

const load = () => import("./OpenedMenu.tsx").then(({ OpenedMenu }) => ({ default: OpenedMenu }));
const OpenedMenu = lazy(load);

/** The button with three dots; what it opens is fetched when it is first wanted. */
export function MoreMenu(props: { label: string; button: Ref<HTMLButtonElement>; entries: MenuEntry[] }) {
  const [isWanted, want] = useState(false);
  const button = (
    <MoreButton
      ref={props.button}
      aria-label={props.label}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => want(true)}
    />
  );
  return <Part meanwhile={button}>{isWanted ? <OpenedMenu {...props} /> : button}</Part>;
}

export const MoreButton = (props: ComponentPropsWithRef<"button">) => (
  <ActionIcon {...(props as object)} variant="subtle" color="gray" size={38}>
    <IconDots size={18} stroke={1.75} aria-hidden />
  </ActionIcon>
);
