import type { Said } from "../topics/topic.ts";

/** What is said before a sum of whether the renter's own is right; nothing where they said none. */
export const sumVerdict = (isRight: boolean | null): Said =>
  isRight === null
    ? { en: "", es: "" }
    : isRight
      ? { en: "Yes. ", es: "Sí. " }
      : { en: "Not quite. ", es: "No exactamente. " };
