import { getRouteApi, useRouter } from "@tanstack/react-router";
import { editButtonId, type PanelName, panelOf } from "../../sections/property-editors/panels.ts";

const route = getRouteApi("/owner/property/$propertyId/details");

/** Told in the history of the browser, so that closing a panel goes back to where it was opened. */
declare module "@tanstack/react-router" {
  interface HistoryState {
    openedFromPage?: boolean;
  }
}

export type OpenPanel = { panel: PanelName | null; open: (panel: PanelName) => void; close: () => void };

/** Which part of the home is being edited; its place is the address. */
export function usePanel(): OpenPanel {
  const router = useRouter();
  const navigate = route.useNavigate();
  const panel = panelOf(route.useSearch().edit);
  const close = () => {
    if (router.state.location.state.openedFromPage) router.history.back({ ignoreBlocker: true });
    else void navigate({ search: {}, replace: true, resetScroll: false, ignoreBlocker: true });
    // The panel gives the focus back to what opened it, which a save may have replaced.
    if (panel) setTimeout(() => document.getElementById(editButtonId(panel))?.focus({ preventScroll: true }), 50);
  };
  return {
    panel,
    open: (edit) => void navigate({ search: { edit }, state: { openedFromPage: true }, resetScroll: false }),
    close,
  };
}
