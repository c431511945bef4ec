import { Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useRef } from "react";
import { Action } from "../../ui/Action.tsx";
import type { RequestOfShowing } from "./request-of-showing.ts";
import type { ShowingLayers } from "./ShowingDialogs.tsx";

/** The owner's remaining moves for an accepted request. */
export function Reconsider({ asked, layers }: { asked: RequestOfShowing; layers: ShowingLayers }) {
  const button = useRef<HTMLButtonElement>(null);
  const may = new Set(asked.request.moves);
  // The entry is gone by the time its layer closes, so the focus must come back to the button instead.
  const fromMenu = (act: () => void) => () => {
    button.current?.focus();
    act();
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Action
          ref={button}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          aria-label={`Reconsider ${asked.request.renter.name}`}
        >
          Reconsider
        </Action>
      </Menu.Target>
      <Menu.Dropdown>
        {may.has("reschedule") && (
          <Menu.Item onClick={fromMenu(() => layers.reschedule.open(asked))}>Reschedule</Menu.Item>
        )}
        {may.has("decline") && <Menu.Item onClick={fromMenu(() => layers.decline.open(asked))}>Decline</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
