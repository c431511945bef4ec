import { lazyPart } from "../../ui/lazy-part.tsx";

/** The panel with a lead's conversation, for screens where it is opened from a row. */
export const ConversationPanel = lazyPart(
  () => import("./ConversationPanel.tsx").then((file) => file.ConversationPanel),
  ({ conversation }) => conversation.opened,
);
