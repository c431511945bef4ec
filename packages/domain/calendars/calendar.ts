/** The providers whose calendars can be linked. */
export const calendarProviders = ["GOOGLE"] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

/**
 * The statuses of a linked calendar: BROKEN once the provider denies access, UNLINKING until our events are removed.
 */
export const calendarStatuses = ["CONNECTED", "BROKEN", "UNLINKING"] as const;
export type CalendarStatus = (typeof calendarStatuses)[number];
