import { lazyPart } from "./lazy-part.tsx";

/** The confirmation dialog, for a first view that opens one only when a person acts. */
export const Confirm = lazyPart(
  () => import("./Dialogs.tsx").then((file) => file.Confirm),
  ({ opened }) => opened,
);
