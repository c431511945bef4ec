/** The checks a password must pass, in the order and words of the strength list. */
export const passwordChecks = [
  { name: "length", label: "At least 8 characters", isMet: (password: string) => [...password].length >= 8 },
  { name: "uppercase", label: "One uppercase letter", isMet: (password: string) => /\p{Lu}/u.test(password) },
  { name: "lowercase", label: "One lowercase letter", isMet: (password: string) => /\p{Ll}/u.test(password) },
  { name: "number", label: "One number", isMet: (password: string) => /\p{Nd}/u.test(password) },
  { name: "symbol", label: "One symbol", isMet: (password: string) => /[\p{P}\p{S}]/u.test(password) },
] as const;

/** Returns how many checks a password passes, 0 to 5. */
export const passwordStrength = (password: string): number =>
  passwordChecks.filter((check) => check.isMet(password)).length;

/** The message for a password that fails a check or is widely known. */
export const weakPasswordMessage = "Please choose a stronger password";

export const isStrongPassword = (password: string): boolean => passwordStrength(password) === passwordChecks.length;
