/** How many exams the bureau lets a person fail. */
export const maxExams = 3;

/** After so many days, ordered reports are taken to be undelivered. */
export const undeliveredAfterDays = 7;

const pauses = ["PT15S", "PT30S", "PT1M", "PT5M", "PT15M", "PT1H"].map((pause) => Temporal.Duration.from(pause));

/** Returns when to ask the bureau again after so many readings that brought nothing new. */
export const nextReading = (now: Temporal.Instant, readings: number): Temporal.Instant =>
  now.add(pauses[Math.min(readings, pauses.length - 1)]!);
