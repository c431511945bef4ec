import { ActionIcon } from "@mantine/core";
import { IconCopy, IconDots, IconSettings } from "@tabler/icons-react";
import { type ComponentPropsWithRef, lazy, type ReactNode, type Ref, useState } from "react";
import css from "./MoreMenu.module.css";
import { Part } from "./Part.tsx";

export type MenuEntry = { key: string; label: string; icon?: ReactNode; danger?: boolean; act: () => void };

/** Three dots in a row of things; a gear, with a frame, beside the buttons of a page; two sheets for what copies. */
type Sign = "dots" | "gear" | "copy";

export type MoreMenuProps = { label: string; sign?: Sign; button: Ref<HTMLButtonElement>; entries: MenuEntry[] };

const load = () => import("./OpenedMenu.tsx").then(({ OpenedMenu }) => ({ default: OpenedMenu }));
const OpenedMenu = lazy(load);

/** A button with more to do; what it opens is fetched when it is first wanted. */
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

type MoreButtonProps = ComponentPropsWithRef<"button"> & { sign: Sign | undefined };

export const MoreButton = ({ sign = "dots", ...props }: MoreButtonProps) =>
  sign === "gear" ? (
    <ActionIcon {...(props as object)} className={css.large} variant="default" size={38} radius="md">
      <IconSettings size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  ) : sign === "copy" ? (
    <ActionIcon {...(props as object)} className={css.large} variant="subtle" color="gray" size={40} radius="md">
      <IconCopy size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  ) : (
    <ActionIcon {...(props as object)} variant="subtle" color="gray" size={38}>
      <IconDots size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
