import { Menu, useMantineColorScheme } from "@mantine/core";
import { IconLogout, IconRoute, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { RefObject } from "react";
import { replayTour } from "../../sections/first-visit/tours.ts";
import type { Person } from "../../ui/AvatarRow.tsx";
import { AccountButton } from "./AccountButton.tsx";
import css from "./Shell.module.css";
import { themes } from "./themes.ts";

export type AccountMenuProps = {
  person: Person & { email: string };
  buttonRef: RefObject<HTMLButtonElement | null>;
  onLogOut: () => void;
};

/** Appears with the press that asked for it, so it starts open. */
export function AccountMenu({ person, buttonRef, onLogOut }: AccountMenuProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const replay = replayTour();
  return (
    <Menu position="bottom-end" width={248} defaultOpened withinPortal={false}>
      <Menu.Target>
        <AccountButton ref={buttonRef} person={person} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={css.who}>
          <b>{person.name}</b>
          <span>{person.email}</span>
        </div>
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} stroke={1.75} />}>
          Profile
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as typeof colorScheme)}>
          {themes.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        {replay && (
          <Menu.Item leftSection={<IconRoute size={16} stroke={1.75} />} onClick={replay}>
            Replay tour
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={onLogOut}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
