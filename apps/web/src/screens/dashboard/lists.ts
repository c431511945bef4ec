import type { listBundles } from "@porchlight/contract/applications.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query";
import type { ActionsNeeded } from "../../app/actions-needed.ts";

/** What the dashboard lists, each with its own loading and error. */
export type DashboardLists = {
  actions: ActionsNeeded;
  escalations: UseQueryResult<EscalationView[]>;
  showings: UseQueryResult<ShowingView[]>;
  bundles: UseInfiniteQueryResult<InfiniteData<ReplyOf<typeof listBundles>>>;
};
