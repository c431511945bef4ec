import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { useQuery } from "@tanstack/react-query";
import { applicationQuery } from "../../../sections/renter/applications.ts";
import { freshMilliseconds } from "../../../sections/uploads/fresh-addresses.ts";

/** Keeps the addresses of a person's own files valid for as long as they stand on the page. */
export function useFreshDocuments({ id, documents }: RenterApplicationView): void {
  useQuery({ ...applicationQuery(id), refetchInterval: documents.length > 0 && freshMilliseconds });
}
