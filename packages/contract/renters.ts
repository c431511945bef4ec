import { highlightBadges, highlightRules } from "@porchlight/domain/qualification/highlights.ts";
import { z } from "zod";
import { endpoint, id } from "./endpoint.ts";
import { inquiryView } from "./leads.ts";

const day = z.string().nullable();

/** The facts a renter has stated, each null until stated; money is whole dollars a month, days are YYYY-MM-DD. */
export const renterView = z.object({
  id,
  user: z.object({ name: z.string(), email: z.string().nullable(), phoneNumber: z.string().nullable() }),
  creditScore: z.string().nullable(),
  monthlyIncome: z.number().nullable(),
  desiredMoveInDate: day,
  hasPets: z.boolean().nullable(),
  hasHousingVoucher: z.boolean().nullable(),
  desiredLeaseTerm: z.string().nullable(),
  occupation: z.string().nullable(),
  renterScreeningId: id,
  /** Whether they erased what is theirs: there is nobody to write to. */
  isErased: z.boolean(),
});
export type RenterView = z.infer<typeof renterView>;

/** A fact about a renter with the home's requirement. Vouchers and occupations are never assessed. */
export const highlightView = z.object({
  rule: z.enum(highlightRules),
  stated: z.string().nullable(),
  asked: z.string().nullable(),
  badge: z.enum(highlightBadges).nullable(),
  /** Why the badge says so, in a sentence or two. */
  why: z.string().nullable(),
});
export type HighlightView = z.infer<typeof highlightView>;

export const screeningView = z.object({
  id,
  creditScore: z.string().nullable(),
  monthlyIncome: z.number().nullable(),
  desiredMoveInDate: day,
  convoHighlights: z.array(z.string()),
  /** In the same order for every renter. */
  highlights: z.array(highlightView),
});

export const getRenter = endpoint({
  method: "GET",
  path: "/renter/:renterId",
  who: "investor",
  summary: "A renter who asked about one of the owner's homes",
  params: z.object({ renterId: id }),
  reply: renterView,
});
export const getRenterByEmail = endpoint({
  method: "GET",
  path: "/renter/by-email/:email",
  who: "investor",
  summary: "The owner's renter with an address; the newest where several gave it",
  params: z.object({ email: z.string().trim().toLowerCase().pipe(z.email("Email is not valid")) }),
  reply: renterView,
});
export const getRenterScreening = endpoint({
  method: "GET",
  path: "/renter-screening/:renterScreeningId",
  who: "investor",
  summary: "What a renter told beside what a home asks, and what Piper noted; without a home nothing is judged",
  params: z.object({ renterScreeningId: id }),
  query: z.strictObject({ propertyId: id.optional() }),
  reply: screeningView,
});

export const renterInquiryView = inquiryView.extend({
  /** The state of this renter's newest showing at the home, in words. */
  note: z.string().nullable(),
  /** Whether the home is rented out, so that no application is sent for it. */
  isRentedOut: z.boolean(),
});
export type RenterInquiryView = z.infer<typeof renterInquiryView>;

export const listRenterInquiries = endpoint({
  method: "GET",
  path: "/property-inquiry/inquiries/renter/:renterId",
  who: "investor",
  summary: "The homes of the owner that a renter asked about, newest first",
  params: z.object({ renterId: id }),
  reply: z.array(renterInquiryView),
});
