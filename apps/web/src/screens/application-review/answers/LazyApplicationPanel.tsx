import { lazyPart } from "../../../ui/lazy-part.tsx";

/** The side panel with one person's application, for the page that it opens over. */
export const ApplicationPanel = lazyPart(
  () => import("./ApplicationPanel.tsx").then((file) => file.ApplicationPanel),
  ({ panel }) => panel.opened,
);
