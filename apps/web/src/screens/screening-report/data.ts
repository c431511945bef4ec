import { getApplicationPlace, getReport } from "@porchlight/contract/applications.ts";
import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

export const placeQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ["application-place", applicationId],
    queryFn: ({ signal }) => call(getApplicationPlace, { params: { applicationId }, signal }),
  });

/** A report is asked for when it is opened and kept no longer than it is shown, since each opening is recorded. */
export const reportQuery = (applicationId: string, productType: ReportProduct) =>
  queryOptions({
    queryKey: ["report", applicationId, productType],
    queryFn: ({ signal }) => call(getReport, { params: { id: applicationId }, query: { productType }, signal }),
    staleTime: "static",
    gcTime: 0,
  });
