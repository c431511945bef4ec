import type { Language } from "../heard.ts";
import { english } from "./en/english.ts";
import { frame as englishFrame } from "./en/frame.ts";
import { frame as spanishFrame } from "./es/frame.ts";
import { spanish } from "./es/spanish.ts";
import type { Frame, Words } from "./saying.ts";

/** The words of each language. */
export const words: Record<Language, Words> = { en: english, es: spanish };
export const frames: Record<Language, Frame> = { en: englishFrame, es: spanishFrame };
