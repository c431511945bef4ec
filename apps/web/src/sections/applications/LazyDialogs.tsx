import { lazyPart } from "../../ui/lazy-part.tsx";

/** The dialogs of applications, for where they are opened from. */
export const SendApplicationDialog = lazyPart(
  () => import("./SendApplicationDialog.tsx").then((file) => file.SendApplicationDialog),
  ({ dialog }) => dialog.opened,
);
export const AddressDialog = lazyPart(
  () => import("./AddressDialog.tsx").then((file) => file.AddressDialog),
  ({ first }) => first.asking.opened,
);
