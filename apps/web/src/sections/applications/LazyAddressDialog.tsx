import { lazyPart } from "../../ui/lazy-part.tsx";

/** The dialog for the owner's address, for where something needs it. */
export const AddressDialog = lazyPart(
  () => import("./AddressDialog.tsx").then((file) => file.AddressDialog),
  ({ first }) => first.asking.opened,
);
