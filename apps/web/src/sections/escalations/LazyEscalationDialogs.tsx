import { lazyPart } from "../../ui/lazy-part.tsx";

/** The dialogs over the escalations, loaded when the first of them opens. */
export const EscalationDialogs = lazyPart(
  () => import("./EscalationDialogs.tsx").then((file) => file.EscalationDialogs),
  ({ handling: { handled, ignored } }) => handled.opened || ignored.opened,
);
