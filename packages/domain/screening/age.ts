/** The ages in which a person can be screened. */
export const screenedAges = { min: 18, max: 125 } as const;
export const ageMessage = `Age must be between ${screenedAges.min} and ${screenedAges.max}`;

/** Returns the age in whole years on a day; negative for somebody who is not born yet. */
export const ageOn = (birthDate: Temporal.PlainDate, day: Temporal.PlainDate): number =>
  birthDate.until(day, { largestUnit: "years" }).years - (Temporal.PlainDate.compare(birthDate, day) > 0 ? 1 : 0);
