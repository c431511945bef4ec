import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { PanelName } from "../../../sections/property-editors/panels.ts";

export type CardProps = { home: PropertyView; onEdit: (panel: PanelName) => void };
