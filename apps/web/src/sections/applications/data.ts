import {
  getAttestations,
  listRenterBundles,
  resendApplication,
  sendApplication,
} from "@porchlight/contract/applications.ts";
import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { invalidateApplications } from "../../app/invalidate-topics.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const renterBundlesQuery = (renterId: string) =>
  queryOptions({
    queryKey: ["applications", "of-renter", renterId],
    queryFn: ({ signal }) => call(listRenterBundles, { params: { renterId }, signal }),
  });

/** What the owner agrees to before an application for a home is sent. */
export const attestationsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["attestations", propertyId],
    queryFn: ({ signal }) => call(getAttestations, { params: { propertyId }, signal }),
  });

export const useSendApplication = (propertyId: string) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof sendApplication>) => call(sendApplication, { params: { id: propertyId }, body }),
    onSettled: invalidateApplications,
  });

export const useResendApplication = (bundleId: string) =>
  useMutation({
    mutationFn: () => call(resendApplication, { params: { id: bundleId }, body: {} }),
    onSettled: invalidateApplications,
  });
