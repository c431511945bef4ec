import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { PanelName } from "../panels.ts";

export type CardProps = { home: PropertyView; onEdit: (panel: PanelName) => void };
