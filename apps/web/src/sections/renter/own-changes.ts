import { streamRenterEvents } from "@porchlight/contract/renter-home.ts";
import { followChanges } from "../../app/live-updates.ts";
import { queryClient } from "../../app/query-client.ts";
import { ownKeys } from "./own-keys.ts";

/** Follows what changes of a renter's own: their applications and showings are fetched again. */
export const follow = (): (() => void) =>
  followChanges(streamRenterEvents.path, () => {
    for (const queryKey of Object.values(ownKeys)) void queryClient.invalidateQueries({ queryKey });
  });
