/** The languages that renters are spoken to in. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];
