import { isUsPhone, phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import { commentLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { leadStages } from "@porchlight/domain/leads/lifecycle.ts";
import { tourTypes } from "@porchlight/domain/properties/property.ts";
import { assessments } from "@porchlight/domain/qualification/assessments.ts";
import { fitRules } from "@porchlight/domain/qualification/highlights.ts";
import {
  attendances,
  requestMoves,
  requestStatuses,
  rescheduleAskers,
  rescheduleStatuses,
  showingMoves,
  showingStatuses,
} from "@porchlight/domain/showings/lifecycle.ts";
import { z } from "zod";
import { endpoint, id, instant, moment, nameText, optionalText, text } from "./endpoint.ts";
import { timeRangeQuery } from "./time-range.ts";

const reason = optionalText(commentLength.max);

export const showingAgentView = z.object({ id, firstName: z.string(), lastName: z.string(), phone: z.string() });
export type ShowingAgentView = z.infer<typeof showingAgentView>;

export const renterBrief = z.object({ id, name: z.string(), user: z.object({ name: z.string() }) });

/** A qualifying fact with the home's requirement; `assessment` is null when it is not assessed. */
export const fitView = z.object({
  rule: z.enum(fitRules),
  stated: z.string().nullable(),
  asked: z.string().nullable(),
  assessment: z.enum(assessments),
});
export type FitView = z.infer<typeof fitView>;

export const showingRequestView = z.object({
  id,
  status: z.enum(requestStatuses),
  createdAt: instant,
  inquiryId: id,
  renter: renterBrief,
  fit: z.array(fitView),
  attendance: z.enum(attendances).nullable(),
  declineReason: z.string().nullable(),
  /** When it came into its present state. */
  changedAt: instant,
  /** The lead's current stage, whatever became of this request. */
  stage: z.enum(leadStages),
  /** The start of the confirmed showing that this one would take the place of; null where there is none. */
  keptTime: instant.nullable(),
  /** What the owner may do with it now. */
  moves: z.array(z.enum(requestMoves)),
});
export type ShowingRequestView = z.infer<typeof showingRequestView>;

export const showingView = z.object({
  id,
  startTime: instant,
  endTime: instant,
  status: z.enum(showingStatuses),
  createdAt: instant,
  tourType: z.enum(tourTypes),
  property: z.object({
    id,
    displayName: z.string(),
    coverImage: z.string().nullable(),
    timeZone: z.string(),
    lastShowingAgentId: id.nullable(),
    pendingShowingRequestsCount: z.number(),
    pendingEscalationsCount: z.number(),
  }),
  showingAgent: showingAgentView.nullable(),
  showingRequests: z.array(showingRequestView),
  rescheduleRequests: z.array(
    z.object({
      id,
      status: z.enum(rescheduleStatuses),
      createdAt: instant,
      askedBy: z.enum(rescheduleAskers),
      inquiryId: id,
      renter: renterBrief,
      stage: z.enum(leadStages),
      /** The start that the owner's proposal replaces; null where the renter asked, who keeps theirs meanwhile. */
      movedFrom: instant.nullable(),
      /** The start of the confirmed showing that stands while the owner's proposal is open. */
      keptTime: instant.nullable(),
      /** The start that the renter asks for instead, which waits for the owner; null while they are looking for one. */
      askedTime: instant.nullable(),
    }),
  ),
  cancelReason: z.string().nullable(),
  /** Whether the owner's calendar has something else at this time, as it was last read. */
  isOwnerBusy: z.boolean(),
  moves: z.array(z.enum(showingMoves)),
});
export type ShowingView = z.infer<typeof showingView>;
export type RescheduleView = ShowingView["rescheduleRequests"][number];

const list = z.array(showingView);
const ofProperty = z.object({ propertyId: id });
const one = z.object({ id });

export const listCompanyShowings = endpoint({
  method: "GET",
  path: "/showing/company/:companyId",
  who: "investor",
  summary: "All showings of the company created in a time range",
  params: z.object({ companyId: id }),
  query: timeRangeQuery,
  reply: list,
});
export const listCompanyPendingShowings = endpoint({
  method: "GET",
  path: "/showing/company/:companyId/pending",
  who: "investor",
  summary: "The company's showings with a request that waits for the owner, earliest first",
  params: z.object({ companyId: id }),
  reply: list,
});
export const listCompanyUpcomingShowings = endpoint({
  method: "GET",
  path: "/showing/company/:companyId/upcoming",
  who: "investor",
  summary: "The company's confirmed showings from the start of today on, earliest first",
  params: z.object({ companyId: id }),
  reply: list,
});
export const listPropertyShowings = endpoint({
  method: "GET",
  path: "/showing/property/:propertyId",
  who: "investor",
  summary: "A home's showings created in a time range",
  params: ofProperty,
  query: timeRangeQuery,
  reply: list,
});
export const listPendingShowings = endpoint({
  method: "GET",
  path: "/showing/property/:propertyId/pending",
  who: "investor",
  summary: "A home's showings that wait for the owner",
  params: ofProperty,
  reply: list,
});
export const listUpcomingShowings = endpoint({
  method: "GET",
  path: "/showing/property/:propertyId/upcoming",
  who: "investor",
  summary: "A home's confirmed showings still to come, earliest first",
  params: ofProperty,
  reply: list,
});
export const getShowing = endpoint({
  method: "GET",
  path: "/showing/:id",
  who: "investor",
  summary: "A showing",
  params: one,
  reply: showingView,
});

const agentId = z.uuid("Showing agent is required");
/** The request's status as the person saw it who decides; if it has moved since, as in another tab, the answer is 409. */
const seenStatus = z.enum(requestStatuses).optional();
const newTime = {
  showingAgentId: agentId,
  comment: reason,
  startTime: moment("Time is required"),
};
const moved = z.object({ newShowingId: id });

export const rescheduleShowing = endpoint({
  method: "POST",
  path: "/showing/:id/reschedule",
  who: "investor",
  summary: "Proposes another time to everyone in a showing",
  params: one,
  body: z.strictObject(newTime),
  reply: moved,
});
export const cancelShowing = endpoint({
  method: "POST",
  path: "/showing/:id/cancel",
  who: "investor",
  summary: "Cancels a showing; the reason reaches the renters, so it is checked (406)",
  params: one,
  body: z.strictObject({ cancelReason: reason }),
  reply: showingView,
});
export const assignShowingAgent = endpoint({
  method: "POST",
  path: "/showing/:id/assign-showing-agent",
  who: "investor",
  summary: "Gives a showing to another agent; 409 when that agent is busy",
  params: one,
  body: z.strictObject({ showingAgentId: agentId }),
  reply: showingView,
});
export const acceptShowingRequest = endpoint({
  method: "POST",
  path: "/showing-request/accept/property/:propertyId",
  who: "investor",
  summary: "Accepts a request; 409 when it is no longer pending or the agent is busy",
  params: ofProperty,
  body: z.strictObject({ showingRequestId: id, showingAgentId: agentId }),
  reply: showingView,
});
export const declineShowingRequest = endpoint({
  method: "POST",
  path: "/showing-request/decline/property/:propertyId",
  who: "investor",
  summary:
    "Declines a request; the reason reaches the renter, so it is checked (406); 409 when it has gone on since it was seen",
  params: ofProperty,
  body: z.strictObject({ showingRequestId: id, declineReason: reason, seenStatus }),
  reply: showingView,
});
export const rescheduleShowingRequest = endpoint({
  method: "POST",
  path: "/showing-request/reschedule/property/:propertyId",
  who: "investor",
  summary: "Proposes another time to one renter of a showing; 409 when the request has gone on since it was seen",
  params: ofProperty,
  body: z.strictObject({ showingRequestId: id, seenStatus, ...newTime }),
  reply: moved,
});
export const listShowingAgents = endpoint({
  method: "GET",
  path: "/showing-agents",
  who: "investor",
  summary: "The company's showing agents",
  reply: z.array(showingAgentView),
});
export const addShowingAgent = endpoint({
  method: "POST",
  path: "/showing-agents",
  who: "investor",
  summary: "Adds a showing agent",
  status: 201,
  body: z.strictObject({
    firstName: nameText(60, "First name is required"),
    lastName: nameText(60, "Last name is required"),
    phone: text(30, "Phone number is required").refine(isUsPhone, phoneMessage),
  }),
  reply: showingAgentView,
});
