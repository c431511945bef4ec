import { getRenterScreening, listRenterInquiries } from "@porchlight/contract/renters.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** The answers of a renter; under the key of conversations, since each message may add some. */
export const screeningQuery = (renterId: string, propertyId: string) =>
  queryOptions({
    queryKey: ["conversation", "screening", renterId, propertyId],
    queryFn: ({ signal }) =>
      call(getRenterScreening, { params: { renterScreeningId: renterId }, query: { propertyId }, signal }),
  });

export const renterInquiriesQuery = (renterId: string) =>
  queryOptions({
    queryKey: ["leads", "of-renter", renterId],
    queryFn: ({ signal }) => call(listRenterInquiries, { params: { renterId }, signal }),
  });
