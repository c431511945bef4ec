import {
  acceptApplication,
  type BundleView,
  declineApplication,
  getBundle,
  listApplications,
  listVerdicts,
  offerApplication,
} from "@porchlight/contract/applications.ts";
import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import { handleNotice, listNotices } from "@porchlight/contract/notices.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { genericFailure } from "../../app/call-error.ts";
import { invalidateApplications } from "../../app/invalidate-topics.ts";
import { showSuccess } from "../../ui/alerts.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const reviewQuery = (bundleId: string) =>
  queryOptions({
    queryKey: ["applications", "review", bundleId],
    queryFn: ({ signal }) => call(getBundle, { params: { bundleId }, signal }),
  });

export const applicationsQuery = (bundleId: string) =>
  queryOptions({
    queryKey: ["applications", "of-bundle", bundleId],
    queryFn: ({ signal }) => call(listApplications, { params: { bundleId }, signal }),
  });

export const verdictsQuery = (bundleId: string) =>
  queryOptions({
    queryKey: ["applications", "verdicts", bundleId],
    queryFn: ({ signal }) => call(listVerdicts, { params: { bundleId }, signal }),
  });

export const noticesQuery = (bundleId: string) =>
  queryOptions({
    queryKey: ["applications", "notices", bundleId],
    queryFn: ({ signal }) => call(listNotices, { params: { bundleId }, signal }),
  });

/** Notes that the owner gave an undelivered notice in another way. */
export function useHandleNotice(bundleId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(handleNotice, { params: { id }, body: {} }),
    onSuccess: (notices) => cache.setQueryData(noticesQuery(bundleId).queryKey, notices),
    onError: (error) => alertFailure(error),
    onSettled: invalidateApplications,
  });
}

type Reasons = BodyOf<typeof declineApplication>;

const verdicts = {
  offer: { give: (id: string) => call(offerApplication, { params: { id }, body: {} }), done: "Conditional offer made" },
  accept: { give: (id: string) => call(acceptApplication, { params: { id }, body: {} }), done: "Application accepted" },
  decline: {
    give: (id: string, body: Reasons) => call(declineApplication, { params: { id }, body }),
    done: "Application declined",
  },
} as const;
export type Verdict = keyof typeof verdicts;

/**
 * Gives the owner's verdict on a bundle, and shows how it went. An offer is taken back with reasons. `isTold` is whether a
 * failure is told otherwise.
 */
export function useVerdict(bundleId: string, verdict: Verdict, isTold: (error: Error) => boolean = () => false) {
  const cache = useQueryClient();
  const { give, done } = verdicts[verdict];
  return useMutation({
    mutationFn: (body: Reasons): Promise<BundleView> => give(bundleId, body),
    onSuccess: (bundle) => {
      cache.setQueryData(reviewQuery(bundleId).queryKey, (known) => known && { ...known, ...bundle });
      showSuccess(done);
    },
    onError: (error) => {
      if (!isTold(error)) alertFailure(error, genericFailure);
    },
    onSettled: invalidateApplications,
  });
}
