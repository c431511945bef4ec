import type { listBundles } from "@porchlight/contract/applications.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ActionsNeeded } from "../../app/actions-needed.ts";

/** What the dashboard lists, each with its own loading and error. */
export type DashboardLists = {
  actions: ActionsNeeded;
  escalations: ActionsNeeded;
  showings: ActionsNeeded;
  bundles: UseInfiniteQueryResult<InfiniteData<ReplyOf<typeof listBundles>>>;
};

/** The escalations of a list as far as it was fetched; undefined while it is not. */
export const escalationsIn = ({ data }: ActionsNeeded): EscalationView[] | undefined =>
  data?.pages.flatMap(({ escalations }) => escalations ?? []);

/** The showings of a list as far as it was fetched; undefined while it is not. */
export const showingsIn = ({ data }: ActionsNeeded): ShowingView[] | undefined =>
  data?.pages.flatMap(({ showings }) => showings ?? []);
