import { listRenterShowings } from "@porchlight/contract/renter-home.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { freshOnReturn } from "./fresh-on-return.ts";
import { ownKeys } from "./own-keys.ts";

export const showingsQuery = queryOptions({
  queryKey: ownKeys.showings,
  queryFn: ({ signal }) => call(listRenterShowings, { signal }),
  ...freshOnReturn,
});
