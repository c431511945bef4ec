import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { ScreeningFault } from "../partners/screening/screening-fault.ts";

/** The fields of the bureau that a person can put right, by their own names. */
const fieldsOfPerson: Readonly<Record<string, string>> = {
  nationalId: "ssn",
  dateOfBirth: "birthDate",
};

/**
 * Returns what a call of the bureau answers.
 * Errors  `screening.unavailable`, or `invalid-input` at what the person entered and the bureau does not take
 */
export async function atBureau<Answer>(app: Pick<App, "log">, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ScreeningFault)) throw error;
    app.log.warn({ err: error, code: error.code, fields: error.fields }, "the screening bureau did not do it");
    const wrong = error.fields.flatMap((field) => fieldsOfPerson[field] ?? []);
    if (error.kind === "refused" && wrong.length > 0)
      refuse("invalid-input", {}, Object.fromEntries(wrong.map((field) => [field, "Please check what you entered"])));
    return refuse("screening.unavailable");
  }
}

/** Whether the bureau said so itself, by its own name for it. */
export const isRefusedWith = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ScreeningFault && error.kind === "refused" && codes.includes(error.code ?? "");
