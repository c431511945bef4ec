import { IconPencil, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { Action } from "../../../ui/Action.tsx";
import css from "./DetailsCard.module.css";
import { editButtonId, type PanelName, panels } from "./panels.ts";

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
  /** What stands there while the owner has said nothing: the prompt, and why it matters. */
  empty?: { prompt?: string; why: string } | false;
  children?: ReactNode;
};

/** A part of the home as it reads; its button opens it for editing. */
export function DetailsCard({ panel, onEdit, wide = false, badge, empty = false, children }: DetailsCardProps) {
  const headingId = useId();
  return (
    <section
      className={`${css.card} ${wide ? css.wide : ""} ${empty ? css.empty : ""}`}
      aria-labelledby={headingId}
      data-card={panel}
    >
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {panels[panel].title}
        </h2>
        {badge}
        <EditButton panel={panel} adds={Boolean(empty)} onEdit={onEdit} />
      </div>
      {empty && (
        <p className={css.prompt}>
          <span>{empty.prompt ?? "No info"}</span> <span>{empty.why}</span>
        </p>
      )}
      {children}
    </section>
  );
}
