import { lazyPart } from "../../ui/lazy-part.tsx";

/** The panel with what a number counts, for where a number is pressed. */
export const RowsPanel = lazyPart(
  () => import("./RowsPanel.tsx").then((file) => file.RowsPanel),
  ({ number }) => number.opened,
);
