import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useState } from "react";

type Status = PropertyView["status"];

/** The status that a home has come into while it was looked at; null until then, and for the next home. */
export function useNewStatus(home: Pick<PropertyView, "id" | "status"> | null): Status | null {
  const [seen, see] = useState({ id: home?.id, status: home?.status, isNew: false });
  if (home && (home.id !== seen.id || home.status !== seen.status))
    see({ id: home.id, status: home.status, isNew: home.id === seen.id });
  return seen.isNew ? (seen.status ?? null) : null;
}
