const numberWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "Good morning, Dana", by the hour of the reader's clock. */
export function greeting(now: Temporal.Instant, timeZone: string, firstName: string): string {
  const { hour } = now.toZonedDateTimeISO(timeZone);
  const part = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
  return firstName ? `Good ${part}, ${firstName}` : `Good ${part}`;
}

/** "Seven things are waiting for you." Numbers up to nine are words. */
export function waitingSentence(count: number): string {
  if (count === 0) return "Nothing is waiting for you.";
  const word = numberWords[count] ?? String(count);
  return `${word[0]!.toUpperCase()}${word.slice(1)} ${count === 1 ? "thing is" : "things are"} waiting for you.`;
}

type Said = { text: string; isStrong?: boolean };

/** What Piper did in the last 24 hours, in pieces, its numbers strong. A lead that came earlier may have qualified since. */
export function lastDay({ leads, qualifiedLeads }: { leads: number; qualifiedLeads: number }): Said[] {
  const since = "In the last 24 hours Piper ";
  const of = (count: number, what: string) => ({ text: `${count} ${what}${count === 1 ? "" : "s"}`, isStrong: true });
  if (leads === 0 && qualifiedLeads === 0) return [{ text: "No new leads in the last 24 hours." }];
  if (leads === 0) return [{ text: `${since}qualified ` }, of(qualifiedLeads, "lead"), { text: "." }];
  const met = [{ text: `${since}met ` }, of(leads, "new lead")];
  return qualifiedLeads === 0
    ? [...met, { text: "." }]
    : [...met, { text: " and qualified " }, { text: String(qualifiedLeads), isStrong: true }, { text: "." }];
}
