import { IconPencil, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { editButtonId, type PanelName, panels } from "../../sections/property-editors/panels.ts";
import { Action } from "../../ui/Action.tsx";
import { CardFrame, type NothingSaid } from "./CardFrame.tsx";
import css from "./DetailsCard.module.css";

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

type EditButtonProps = {
  panel: PanelName;
  adds?: boolean;
  /** Where "Edit" alone would not say what. */
  words?: string;
  onEdit: (panel: PanelName) => void;
};

export function EditButton({ panel, adds = false, words, onEdit }: EditButtonProps) {
  const verb = adds ? "Add" : "Edit";
  return (
    <Action
      id={editButtonId(panel)}
      kind={words ? "default" : adds ? "soft" : "plain"}
      size="xs"
      className={adds || words ? undefined : css.edit}
      leftSection={adds ? <IconPlus {...icon} /> : <IconPencil {...icon} />}
      aria-label={words ?? `${verb} ${panels[panel].title.toLowerCase()}`}
      onClick={() => onEdit(panel)}
    >
      {words ?? verb}
    </Action>
  );
}

type DetailsCardProps = {
  panel: PanelName;
  onEdit: (panel: PanelName) => void;
  /** Over the whole width of the page. */
  wide?: boolean;
  badge?: ReactNode;
  empty?: NothingSaid | false;
  children?: ReactNode;
};

/** A part of the home as it reads; its button opens it for editing. */
export function DetailsCard({ panel, onEdit, wide = false, badge, empty = false, children }: DetailsCardProps) {
  return (
    <CardFrame
      title={panels[panel].title}
      wide={wide}
      panel={panel}
      empty={empty}
      beside={
        <>
          {badge}
          <EditButton panel={panel} adds={Boolean(empty)} onEdit={onEdit} />
        </>
      }
    >
      {children}
    </CardFrame>
  );
}
