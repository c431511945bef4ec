import { lazyPart } from "../../ui/lazy-part.tsx";

/** Why Piper said a message, loaded when the owner first asks. */
export const Why = lazyPart(
  () => import("./Why.tsx").then((file) => file.Why),
  ({ opened }) => opened,
);
