import type { PanelName } from "../../sections/property-editors/panels.ts";
import css from "./DetailsCard.module.css";
import { EditButton } from "./DetailsCard.tsx";

type SecondLineProps = { panel: PanelName; label: string; value: string | null; onEdit: (panel: PanelName) => void };

/** A fact of a card with its own edit button. */
export function SecondLine({ panel, label, value, onEdit }: SecondLineProps) {
  return (
    <div className={css.second}>
      <p>
        <span>{label}</span> <b>{value ?? "No info"}</b>
      </p>
      <EditButton panel={panel} adds={value === null} onEdit={onEdit} />
    </div>
  );
}
