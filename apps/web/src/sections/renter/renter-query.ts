import { getRenter } from "@porchlight/contract/renters.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const renterQuery = (renterId: string) =>
  queryOptions({
    queryKey: ["leads", "renter", renterId],
    queryFn: ({ signal }) => call(getRenter, { params: { renterId }, signal }),
  });
