import { lazyPart } from "../../ui/lazy-part.tsx";

/** The dialog that sends an application, for where it is opened from. */
export const SendApplicationDialog = lazyPart(
  () => import("./SendApplicationDialog.tsx").then((file) => file.SendApplicationDialog),
  ({ dialog }) => dialog.opened,
);
