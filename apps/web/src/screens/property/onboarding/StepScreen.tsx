import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/completeness.ts";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { AvailabilityStep } from "./AvailabilityStep.tsx";
import { EditorStep } from "./EditorStep.tsx";
import { HomeOfOnboarding } from "./HomeOfOnboarding.tsx";
import { isStep, openStageOf, stageNamed } from "./progress.ts";

const route = getRouteApi("/wizard/property/onboarding/$propertyId/$step");

/** One step of describing a home. A stage's address leads to its first step, one that cannot be opened to the overview. */
export function StepScreen() {
  const { propertyId, step } = route.useParams();
  const first = stageNamed(step)?.steps[0];
  if (first)
    return <Navigate to="/property/onboarding/$propertyId/$step" params={{ propertyId, step: first }} replace />;
  if (!isStep(step)) return <ToOverview propertyId={propertyId} />;
  return (
    <HomeOfOnboarding key={propertyId} propertyId={propertyId}>
      {(home) => <Step key={step} home={home} propertyId={propertyId} step={step} />}
    </HomeOfOnboarding>
  );
}

const ToOverview = ({ propertyId }: { propertyId: string }) => (
  <Navigate to="/property/onboarding/$propertyId" params={{ propertyId }} replace />
);

function Step({ home, propertyId, step }: { home: PropertyView | null; propertyId: string; step: OnboardingStep }) {
  const stage = openStageOf(home, step);
  if (!stage) return <ToOverview propertyId={propertyId} />;
  if (step === "availability") return home && <AvailabilityStep home={home} stage={stage} />;
  return <EditorStep home={home} stage={stage} step={step} />;
}
