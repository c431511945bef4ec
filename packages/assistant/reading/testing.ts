import { sampleWorld } from "../sample-home.ts";
import { type Line, newTalk, type Talk } from "../talk.ts";
import { understand } from "./understand.ts";

/** What a message means of the sample home, to a renter who has said nothing else. */
export const hear = (text: string, talk: Partial<Talk> = {}, history: readonly Line[] = []) =>
  understand(text, {
    history,
    now: sampleWorld.now,
    timeZone: sampleWorld.property.timeZone,
    property: sampleWorld.property,
    talk: { ...newTalk, ...talk },
  });

/** The questions of a message that no topic covers, in the renter's words. */
export const unknownIn = (...message: Parameters<typeof hear>): string[] =>
  hear(...message).unknownQuestions.map(({ words }) => words);

/** A renter who was asked for facts. */
export const asked = (...facts: string[]): Partial<Talk> => ({ introduced: true, awaiting: "facts", asked: facts });
