import { Menu } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import { MoreButton, type Sign } from "./MoreButton.tsx";

export type MenuEntry = { key: string; label: string; icon?: ReactNode; danger?: boolean; act: () => void };

export type MoreMenuProps = { label: string; sign?: Sign; button: Ref<HTMLButtonElement>; entries: MenuEntry[] };

/** The menu of a button. It is mounted by the press that opens it, so it starts open. */
export function OpenedMenu(props: MoreMenuProps) {
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>
        <MoreButton ref={props.button} sign={props.sign} aria-label={props.label} />
      </Menu.Target>
      <Menu.Dropdown>
        {props.entries.map(({ key, label, icon, danger, act }) => (
          <Menu.Item key={key} leftSection={icon} {...(danger ? { color: "red" } : {})} onClick={act}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
