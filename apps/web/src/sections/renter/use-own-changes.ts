import { useLiveChanges } from "../../app/use-live-changes.ts";

const load = () => import("./own-changes.ts");

/** Shows what changes of a renter's own while the page is open. */
export const useOwnChanges = (): void => useLiveChanges(load);
