import { useQuery } from "@tanstack/react-query";
import { pendingShowingsQuery, upcomingShowingsQuery } from "./data.ts";

/** Returns the number of showings that would be canceled if the home were rented out now. */
export function useLiveShowings(propertyId: string, enabled = true): number {
  const pending = useQuery({ ...pendingShowingsQuery(propertyId), enabled }).data ?? [];
  const upcoming = useQuery({ ...upcomingShowingsQuery(propertyId), enabled }).data ?? [];
  return new Set([...pending, ...upcoming].map(({ id }) => id)).size;
}
