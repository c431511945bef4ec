import { calendarProviders } from "@porchlight/domain/calendars/calendar.ts";
import { z } from "zod";
import { endpoint, id, nothing, oneOf } from "./endpoint.ts";

export const calendarView = z.object({
  id,
  provider: z.enum(calendarProviders),
  userEmail: z.string(),
  /** Whether confirmed showings are written into this one. */
  isPrimary: z.boolean(),
  /** Google lets us in no more, until the owner agrees again. */
  needsReconnect: z.boolean(),
});
export type CalendarView = z.infer<typeof calendarView>;

export const getCalendarAuthUrl = endpoint({
  method: "GET",
  path: "/calendar/auth-url",
  who: "investor",
  summary:
    "The page where the owner allows Porchlight to read and write their calendar; 503 where no Google account is configured",
  query: z.strictObject({ isPrimary: z.enum(["true", "false"]).optional() }),
  reply: z.object({ url: z.url() }),
});

export const linkCalendar = endpoint({
  method: "POST",
  path: "/calendar/link",
  who: "investor",
  summary: "Links the calendar behind a code from the provider's consent; linking it again renews the consent",
  body: z.strictObject({
    code: z.string("A code is required").min(1, "A code is required").max(2_000),
    provider: oneOf(calendarProviders, "A provider is required"),
    isPrimary: z.boolean().default(true),
    /** As it came back with the code. */
    state: z.string().max(2_000).optional(),
  }),
  reply: calendarView,
});

export const unlinkCalendar = endpoint({
  method: "DELETE",
  path: "/calendar/unlink/:id",
  who: "investor",
  summary: "Unlinks a calendar: its busy times count no more, and the showings to come leave it",
  params: z.object({ id }),
  status: 204,
  reply: nothing,
});
