/** Returns the name of a spreadsheet made now, by the day where its reader is: '03-05-2026.xlsx'. */
export function spreadsheetName(now: Temporal.Instant, timeZone: string): string {
  const { year, month, day } = now.toZonedDateTimeISO(timeZone);
  const padded = (number: number) => String(number).padStart(2, "0");
  return `${padded(month)}-${padded(day)}-${year}.xlsx`;
}
