import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { AvailabilityStep } from "./AvailabilityStep.tsx";
import { EditorStep } from "./EditorStep.tsx";
import { HomeOfOnboarding } from "./HomeOfOnboarding.tsx";
import { isStep, openStageOf, stageNamed } from "./progress.ts";

const route = getRouteApi("/wizard/property/onboarding/$propertyId/$step");

/** One step of describing a home. A stage's address leads to its first step, one that cannot be opened to the overview. */
export function StepScreen() {
  const { propertyId, step } = route.useParams();
  const first = stageNamed(step)?.steps[0];
  if (first) return <GoTo propertyId={propertyId} step={first} />;
  if (!isStep(step)) return <GoTo propertyId={propertyId} />;
  return (
    <HomeOfOnboarding key={propertyId} propertyId={propertyId}>
      {(home) => <Step key={step} home={home} propertyId={propertyId} step={step} />}
    </HomeOfOnboarding>
  );
}

/** Leads to a step, or to the overview, in place of the address that was opened. */
function GoTo({ propertyId, step }: { propertyId: string; step?: OnboardingStep }) {
  const navigate = useNavigate();
  useEffect(() => {
    void (step
      ? navigate({ to: "/property/onboarding/$propertyId/$step", params: { propertyId, step }, replace: true })
      : navigate({ to: "/property/onboarding/$propertyId", params: { propertyId }, replace: true }));
  }, [navigate, propertyId, step]);
  return null;
}

function Step({ home, propertyId, step }: { home: PropertyView | null; propertyId: string; step: OnboardingStep }) {
  const stage = openStageOf(home, step);
  if (!stage) return <GoTo propertyId={propertyId} />;
  if (step === "availability") return home && <AvailabilityStep home={home} stage={stage} />;
  return <EditorStep home={home} stage={stage} step={step} />;
}
