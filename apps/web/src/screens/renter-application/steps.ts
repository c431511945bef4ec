import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import type { FormSection } from "@porchlight/domain/applications/answers.ts";

export type Step = "start" | FormSection | "screening" | "review";

type Form = Pick<RenterApplicationView, "sections" | "hasScreening">;

/** Returns the steps of a person's form in their order; whoever is not screened has no step of that name. */
export const stepsOf = ({ sections, hasScreening }: Form): Step[] => [
  "start",
  ...(sections as FormSection[]),
  ...(hasScreening ? (["screening"] as const) : []),
  "review",
];

/** Returns the step an address names, or null where the form has none of that name. */
export const stepNamed = (form: Form, name: string | undefined): Step | null =>
  stepsOf(form).find((step) => step === name) ?? null;

/**
 * Returns the step at which a form is taken up: the first page of one that was not begun, else the first section with
 * something missing, else the review.
 */
export function stepToResume(form: Form & Pick<RenterApplicationView, "status" | "missing">): Step {
  if (form.status === "SENT") return "start";
  return stepsOf(form).find((step) => step in form.missing) ?? "review";
}

/** Returns the steps before and after one, null at the ends. */
export function neighborsOf(form: Form, step: Step): { before: Step | null; after: Step | null } {
  const steps = stepsOf(form);
  const place = steps.indexOf(step);
  return { before: steps[place - 1] ?? null, after: steps[place + 1] ?? null };
}
