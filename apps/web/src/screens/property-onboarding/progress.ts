import { type Described, missingSteps } from "@porchlight/domain/properties/completeness.ts";
import { type OnboardingStep, onboardingStages } from "@porchlight/domain/properties/onboarding-stages.ts";

export type StageName = (typeof onboardingStages)[number]["name"];

export type Stage = {
  name: StageName;
  /** Begins with 1. */
  number: number;
  steps: readonly OnboardingStep[];
  done: readonly OnboardingStep[];
  isDone: boolean;
  /** The first stage, one that is done, and the one after a done one can be opened. */
  isOpen: boolean;
  /** The first step to do; the first of all when none is left. */
  next: OnboardingStep;
};

/** Returns the progress of a home by stage; without a home nothing is done and only the address is open. */
export function stagesOf(home: Described | null): Stage[] {
  const missing = new Set<OnboardingStep>(home ? missingSteps(home) : onboardingStages.flatMap(({ steps }) => steps));
  let isPreviousDone = true;
  return onboardingStages.map(({ name, steps }, place) => {
    const done = steps.filter((step) => !missing.has(step));
    const isDone = done.length === steps.length;
    const isOpen = isDone || isPreviousDone;
    isPreviousDone = isDone;
    return {
      name,
      number: place + 1,
      steps,
      done,
      isDone,
      isOpen,
      next: steps.find((step) => missing.has(step)) ?? steps[0],
    };
  });
}

const walk: readonly OnboardingStep[] = onboardingStages.flatMap(({ steps }): readonly OnboardingStep[] => steps);

export const isStep = (word: string): word is OnboardingStep => walk.some((step) => step === word);

export const stageNamed = (word: string): (typeof onboardingStages)[number] | undefined =>
  onboardingStages.find(({ name }) => name === word);

/** The step before, also in the stage before; the very first has none. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null => walk[walk.indexOf(step) - 1] ?? null;

/** The step after in the same stage; null after a stage's last. */
export function stepAfter(step: OnboardingStep): OnboardingStep | null {
  const after = walk[walk.indexOf(step) + 1];
  const startsStage = onboardingStages.some(({ steps }) => steps[0] === after);
  return after && !startsStage ? after : null;
}

/** The stage of a step, when the home has come so far that the step can be opened. */
export function openStageOf(home: Described | null, step: OnboardingStep): Stage | null {
  if (!home && step !== walk[0]) return null;
  return stagesOf(home).find((stage) => stage.isOpen && stage.steps.includes(step)) ?? null;
}
