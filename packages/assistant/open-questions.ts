import { newDraft } from "./decide/draft.ts";
import { answerQuestions } from "./decide/questions.ts";
import { normal } from "./reading/text/normal.ts";
import { understand } from "./reading/understand.ts";
import { newTalk } from "./talk.ts";
import type { FactUsed } from "./turn.ts";
import type { World } from "./world.ts";

/** The facts that by now answer a question without the owner; null where the owner is still needed. */
export function factsAnswering(question: string, world: World): FactUsed[] | null {
  const { property, now } = world;
  const { hasScreening } = world;
  const hasApplication = Boolean(world.application);
  const context = { history: [], now, timeZone: property.timeZone, talk: newTalk, property };
  const heard = understand(question, { ...context, hasScreening, hasApplication });
  const draft = newDraft({ ...newTalk, language: heard.language }, world, heard);
  answerQuestions(draft);
  const isOpen = draft.facts.length === 0 || draft.orders.some(({ kind }) => kind === "escalate");
  return isOpen ? null : draft.facts;
}

/** Whether a question is about the renter's own showing, so that it is over with that. */
export const isAboutShowing = (question: string): boolean => {
  const words = normal(question);
  return ofShowing.test(words) && !ofLater.test(words);
};
const ofShowing = /\b(?:showing|tour|viewing|visit|appointment|visita|cita|recorrido)\b/;
const ofLater = /\b(?:after|afterwards?|despues)\b/;
