import { type BodyOf, moment } from "@porchlight/contract/endpoint.ts";
import { formMessages } from "@porchlight/contract/form-messages.ts";
import type { requestShowing } from "@porchlight/contract/public.ts";
import type { Typed } from "@porchlight/contract/public-pages.ts";

type Answers = NonNullable<BodyOf<typeof requestShowing>["answers"]>;
type Pets = NonNullable<Answers["pets"]>;

const petFields = { smallDogs: "small dog", largeDogs: "large dog", cats: "cat", otherPets: "other" } as const;

/** The texts of a posted form or of a query by their names; anything else a client may send is left out. */
export function textFieldsOf(given: unknown): Typed {
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (typeof value === "string" ? [[name, value.trim()]] : [])),
  );
}

const start = moment(formMessages.time);

/** A start as an address or a form names it; null where it is no time. */
export const startOf = (given: string | undefined): string | null => start.safeParse(given).data ?? null;

/** Returns the form's answers about the renter in the API's format; `fields` names those that cannot be read. */
export function answersOf(typed: Typed): { answers: Answers; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  const monthlyIncome = wholeNumber(typed.monthlyIncome);
  if (monthlyIncome === undefined) fields.monthlyIncome = formMessages.numbers;
  const band = /^(\d{3})-(\d{3})$/.exec(typed.creditScore ?? "");
  const pets = petsOf(typed);
  if (typed.pets === "yes" && pets?.length === 0) fields.pets = formMessages.pets;
  return {
    answers: {
      moveInDate: typed.moveInDate || null,
      monthlyIncome: monthlyIncome ?? null,
      creditScore: band ? { low: Number(band[1]), high: Number(band[2]) } : null,
      pets,
    },
    fields,
  };
}

/** Null when nothing was typed, undefined when it is no number. */
function wholeNumber(text: string | undefined): number | null | undefined {
  const digits = (text ?? "").replace(/[$,\s]/g, "").replace(/\.\d*$/, "");
  if (digits === "") return null;
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

function petsOf(typed: Typed): Pets | null {
  if (typed.pets === "no") return [];
  if (typed.pets !== "yes") return null;
  return Object.entries(petFields).flatMap(([field, kind]) => {
    const count = wholeNumber(typed[field]);
    return count ? [{ kind, count }] : [];
  });
}

/** Returns the API's messages by the form's field: `contact.email` at `email`, `answers.pets.0.count` at `pets`. */
export const formFields = (validationErrors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(validationErrors).map(([path, message]) => [
      path.replace(/^(contact|answers)\./, "").split(".")[0]!,
      message,
    ]),
  );
