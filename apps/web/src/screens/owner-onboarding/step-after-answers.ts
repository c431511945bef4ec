import { draftOf } from "./draft.ts";
import { type StepPath, stepInstead } from "./steps.ts";

/** Where a person's answers send them instead of a step; null where they may stay. */
export const stepAfterAnswers = (path: StepPath, userId: string) => stepInstead(path, draftOf(userId));
