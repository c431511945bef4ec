import { type OnboardingStep, onboardingStages } from "@porchlight/domain/properties/onboarding-stages.ts";
import { stepLabels } from "../../sections/property/step-labels.ts";

const walk = onboardingStages.flatMap(({ steps }): readonly OnboardingStep[] => steps);

export type DraftProgress = {
  /** "1 of 3 stages." */
  stages: string;
  /** What is left, in words. */
  left: string;
  /** How far each stage has been walked, 0 to 1: up to the first step that is missing. */
  shares: number[];
};

/** Returns how complete a draft is, from its missing steps. */
export function draftProgress(missing: readonly OnboardingStep[]): DraftProgress {
  const [first] = missing;
  const walked = first ? walk.indexOf(first) : walk.length;
  const shares = onboardingStages.map(({ steps }) => {
    const before = walked - walk.indexOf(steps[0]);
    return Math.min(Math.max(before / steps.length, 0), 1);
  });
  const finished = onboardingStages.filter(({ steps }) => !steps.some((step) => missing.includes(step))).length;
  const words = missing.map((step) => stepLabels[step].toLowerCase());
  return {
    stages: `${finished} of ${onboardingStages.length} stages.`,
    left: words.length > 0 ? `Still missing: ${words.join(", ")}` : "Complete. Review it and list it.",
    shares,
  };
}
