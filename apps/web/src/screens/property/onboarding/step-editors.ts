import type { OnboardingStep } from "@porchlight/domain/properties/completeness.ts";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { EditorProps } from "../editing.ts";

/** The editors that have a home to edit; the address makes one, and availability saves by itself. */
type EditorStepName = Exclude<OnboardingStep, "address" | "availability">;

export const stepEditors: Record<EditorStepName, LazyExoticComponent<ComponentType<EditorProps>>> = {
  "property-type": lazy(() =>
    import("../editors/PropertyTypeEditor.tsx").then((file) => ({ default: file.PropertyTypeEditor })),
  ),
  specifications: lazy(() => import("./SpecificationsStep.tsx").then((file) => ({ default: file.SpecificationsStep }))),
  "lease-conditions": lazy(() =>
    import("../editors/LeaseConditionsEditor.tsx").then((file) => ({ default: file.LeaseConditionsEditor })),
  ),
  "pet-policy": lazy(() =>
    import("../editors/PetPolicyEditor.tsx").then((file) => ({ default: file.PetPolicyEditor })),
  ),
  "lease-terms": lazy(() =>
    import("../editors/LeaseTermsEditor.tsx").then((file) => ({ default: file.LeaseTermsEditor })),
  ),
  "renter-requirements": lazy(() =>
    import("../editors/RenterRequirementsEditor.tsx").then((file) => ({ default: file.RenterRequirementsEditor })),
  ),
  images: lazy(() => import("../editors/PhotosEditor.tsx").then((file) => ({ default: file.PhotosEditor }))),
  description: lazy(() =>
    import("../editors/DescriptionEditor.tsx").then((file) => ({ default: file.DescriptionEditor })),
  ),
  "tour-types": lazy(() =>
    import("../editors/TourTypesEditor.tsx").then((file) => ({ default: file.TourTypesEditor })),
  ),
};
