import { answers } from "./en/answers.ts";
import { data } from "./en/data.ts";
import { documents } from "./en/documents.ts";
import { frame } from "./en/frame.ts";
import { home } from "./en/home.ts";
import { people } from "./en/people.ts";
import { review } from "./en/review.ts";
import { screening } from "./en/screening.ts";
import { showings } from "./en/showings.ts";
import { start } from "./en/start.ts";
import { steps } from "./en/steps.ts";

/** The words of the renter's pages in English. */
export const english = { data, frame, home, start, steps, answers, people, documents, screening, review, showings };

/** All words of the renter's pages; a language that lacks one does not compile. */
export type RenterWords = typeof english;
