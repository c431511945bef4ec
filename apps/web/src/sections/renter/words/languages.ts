import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { answers } from "./es/answers.ts";
import { data } from "./es/data.ts";
import { documents } from "./es/documents.ts";
import { frame } from "./es/frame.ts";
import { home } from "./es/home.ts";
import { people } from "./es/people.ts";
import { review } from "./es/review.ts";
import { screening } from "./es/screening.ts";
import { showings } from "./es/showings.ts";
import { start } from "./es/start.ts";
import { steps } from "./es/steps.ts";
import { english, type RenterWords } from "./words.ts";

const spanish: RenterWords = {
  data,
  frame,
  home,
  start,
  steps,
  answers,
  people,
  documents,
  screening,
  review,
  showings,
};

/** The words of the renter's pages in each language. */
export const renterWords = { en: english, es: spanish } satisfies Record<Language, RenterWords>;
