import { Outlet } from "@tanstack/react-router";
import { useLiveChanges } from "../../app/use-live-changes.ts";

const load = () => import("./own-changes.ts");

/** All pages of a signed-in renter, which show what changes while they are open. */
export function RenterArea() {
  useLiveChanges(load);
  return <Outlet />;
}
