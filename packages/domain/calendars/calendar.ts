/** Whose calendars can be linked. */
export const calendarProviders = ["GOOGLE"] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

/** Of a linked calendar: BROKEN once the provider lets us in no more, UNLINKING until our events are out of it. */
export const calendarStatuses = ["CONNECTED", "BROKEN", "UNLINKING"] as const;
export type CalendarStatus = (typeof calendarStatuses)[number];
