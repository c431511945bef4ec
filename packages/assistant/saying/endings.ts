import { withPeriod } from "@porchlight/domain/kernel/sentence-ends.ts";

/** Somebody's words without the comma after which their message went on. */
export const unended = (words: string): string => words.trim().replace(/[,;:]+$/, "");

/** A reason or comment as a sentence after another, or nothing where none was given. */
export const because = (reason: string | null): string => (reason ? ` ${withPeriod(reason)}` : "");

/** Sentences one after another; those that are not said this time are empty. */
export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");
