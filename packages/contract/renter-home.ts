import { attendances, requestStatuses } from "@porchlight/domain/showings/lifecycle.ts";
import { z } from "zod";
import { endpoint, id, instant } from "./endpoint.ts";
import { managedShowing, tourType } from "./public.ts";
import { liveTopic } from "./system.ts";

/** One of the renter's coming showings, asked for or confirmed. */
const showing = z.object({
  id,
  home: z.object({ title: z.string(), coverImage: z.string().nullable() }),
  ownerName: z.string(),
  timeZone: z.string(),
  startsAt: instant,
  endsAt: instant,
  tourType,
  status: z.enum(requestStatuses),
  attendance: z.enum(attendances).nullable(),
  /** Another time that the owner proposes and the renter has not answered. */
  proposedAt: instant.nullable(),
  /** Where the renter answers, cancels, or finds another time with Piper. */
  manageUrl: z.string(),
});
export type RenterShowing = z.infer<typeof showing>;

export const listRenterShowings = endpoint({
  method: "GET",
  path: "/renter-showing",
  who: "renter",
  summary: "The renter's showings that are still to come, the next one first",
  reply: z.array(showing),
});

const ofShowing = z.object({ id });

export const cancelRenterShowing = endpoint({
  method: "POST",
  path: "/renter-showing/:id/cancel",
  who: "renter",
  summary: "Cancels the renter's own showing (the request's id)",
  params: ofShowing,
  body: z.strictObject({}),
  reply: managedShowing,
});
export const rescheduleRenterShowing = endpoint({
  method: "POST",
  path: "/renter-showing/:id/reschedule",
  who: "renter",
  summary: "Asks the owner for another opening in place of the renter's own showing; 409 when the time is gone",
  params: ofShowing,
  body: z.strictObject({ startsAt: instant }),
  reply: managedShowing,
});

export const talkFromApplication = endpoint({
  method: "POST",
  path: "/renter-application/:id/conversation",
  who: "renter",
  summary: "Lets a browser go on in the renter's own conversation with Piper, at the address of the reply",
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: z.object({ address: z.string() }),
});

export const streamRenterEvents = endpoint({
  method: "GET",
  path: "/renter-events",
  who: "renter",
  summary: "Live changes of what the renter's pages show, as server-sent events named `change`",
  kind: "stream",
  reply: z.object({ topic: liveTopic }),
});
