import { lazy, useState } from "react";
import { MoreButton } from "./MoreButton.tsx";
import type { MoreMenuProps } from "./OpenedMenu.tsx";
import { Part } from "./Part.tsx";

const load = () => import("./OpenedMenu.tsx").then(({ OpenedMenu }) => ({ default: OpenedMenu }));
const OpenedMenu = lazy(load);

/** A button that opens a menu; the menu is loaded on first use. */
export function MoreMenu(props: MoreMenuProps) {
  const [isWanted, want] = useState(false);
  const button = (
    <MoreButton
      ref={props.button}
      sign={props.sign}
      aria-label={props.label}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => want(true)}
    />
  );
  return <Part meanwhile={button}>{isWanted ? <OpenedMenu {...props} /> : button}</Part>;
}
