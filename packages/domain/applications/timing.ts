/** When a person who has not submitted is reminded, in days after the invitation. */
export const reminderDays = [1, 3, 7] as const;

/** How long reports may be read after submission, in days. */
export const reportDays = 30;

const hoursADay = 24;

/** Returns when the next reminder is due after so many were sent; null after the last. */
export function nextReminder(invitedAt: Temporal.Instant, sent: number): Temporal.Instant | null {
  const days = reminderDays[sent];
  return days === undefined ? null : invitedAt.add({ hours: days * hoursADay });
}
