import { inquirySources } from "@porchlight/domain/conversations/channels.ts";
import { isUsPhone, phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import { leadStages } from "@porchlight/domain/leads/lifecycle.ts";
import { z } from "zod";
import { endpoint, id, instant, nameText, oneOf, text } from "./endpoint.ts";
import { timeRangeQuery } from "./time-range.ts";

/** What follows when a lead is added by hand. */
export const leadActions = ["SCHEDULE_SHOWING", "SEND_APPLICATION"] as const;

/** A lead added by hand. An application is sent by a call of its own, once the lead is there. */
export const newLead = z.strictObject({
  propertyId: id,
  name: nameText(100, "Full name is required"),
  phone: z
    .string()
    .trim()
    .refine((given) => given === "" || isUsPhone(given), phoneMessage)
    .nullish(),
  email: text(254, "Email is required").toLowerCase().pipe(z.email("Email is not valid")),
  action: oneOf(leadActions, "Please select an action").default("SCHEDULE_SHOWING"),
});

const added = z.object({ inquiryId: id });

export const addLead = endpoint({
  method: "POST",
  path: "/leads",
  who: "investor",
  summary: "Adds a lead; Piper greets them and helps to schedule a showing",
  body: newLead,
  reply: added,
});
export const addLeadSilently = endpoint({
  method: "POST",
  path: "/leads/silent",
  who: "investor",
  summary: "Adds a lead whom Piper does not greet",
  body: newLead,
  reply: added,
});

export const inquiryView = z.object({
  id,
  renter: z.object({
    id,
    name: z.string(),
    user: z.object({ name: z.string() }),
    monthlyIncome: z.number().nullable(),
    isErased: z.boolean(),
  }),
  property: z.object({ id, displayName: z.string(), coverImage: z.string().nullable() }),
  source: z.enum(inquirySources),
  stage: z.enum(leadStages),
  createdAt: instant,
  updatedAt: instant,
});
export type InquiryView = z.infer<typeof inquiryView>;

export const listPropertyInquiries = endpoint({
  method: "GET",
  path: "/property-inquiry/inquiries/property/:propertyId",
  who: "investor",
  summary: "A home's leads created in a time range, newest first",
  params: z.object({ propertyId: id }),
  query: timeRangeQuery,
  reply: z.array(inquiryView),
});
