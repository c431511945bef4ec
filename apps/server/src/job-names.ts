/**
 * The names of all jobs; each capability has the handlers of its own. Every job is safe to run twice. Names are stored
 * with the jobs that wait, so one that is given up is still answered.
 */
export const jobNames = [
  "deliver-mail",
  "deliver-text",
  "receive-arrival",
  "notify-owner",
  "tell-renter",
  "notify-agent",
  "tell-instead",
  "platform-read",
  "plan-calendar",
  "write-calendar",
  "read-calendar",
  "tell-calendar-broken",
  "add-avif",
  "delete-picture",
  "delete-document",
  "look-at-payment",
  "read-screening",
  "erase-renter",
  "read-property-feed",
  "fetch-feed-photos",
] as const;
export type JobName = (typeof jobNames)[number];
