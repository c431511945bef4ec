import { Menu } from "@mantine/core";
import { MoreButton, type MoreMenuProps } from "./MoreMenu.tsx";

/** The menu under its button. It appears with the press that asked for it, so it starts open. */
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
