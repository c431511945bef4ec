import { draftOf } from "./draft.ts";
import { type StepPath, stepInstead } from "./steps.ts";

/** Returns the step a person's answers redirect them to; null when they may stay. */
export const stepAfterAnswers = (path: StepPath, userId: string) => stepInstead(path, draftOf(userId));
