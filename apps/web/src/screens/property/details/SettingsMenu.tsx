import { ActionIcon, Menu } from "@mantine/core";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { IconSettings, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { DeleteDialog } from "./DeleteDialog.tsx";
import css from "./Details.module.css";

export function SettingsMenu({ home }: { home: PropertyView }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            className={css.settings}
            variant="default"
            size={38}
            radius="md"
            aria-label={`Settings of ${home.displayName}`}
          >
            <IconSettings size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.75} />} onClick={() => setDeleting(true)}>
            Delete property
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeleteDialog home={home} opened={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
