import { Menu } from "@mantine/core";
import type { Ref } from "react";
import { type MenuEntry, MoreButton } from "./MoreMenu.tsx";

/** The menu under its button. It appears with the press that asked for it, so it starts open. */
export function OpenedMenu(props: { label: string; button: Ref<HTMLButtonElement>; entries: MenuEntry[] }) {
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>
        <MoreButton ref={props.button} aria-label={props.label} />
      </Menu.Target>
      <Menu.Dropdown>
        {props.entries.map(({ key, label, act }) => (
          <Menu.Item key={key} onClick={act}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
