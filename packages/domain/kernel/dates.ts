/** What is said at a date that is yet to come, where one of the past is asked for. */
export const futureDateMessage = "Date cannot be in the future";
