import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import { type ComponentType, lazy } from "react";
import type { EditorProps } from "../../sections/property-editors/editing.ts";

/** Loads the editor of each step that edits an existing home; availability saves on its own. */
const editors = {
  "property-type": () =>
    import("../../sections/property-editors/PropertyTypeEditor.tsx").then((file) => file.PropertyTypeEditor),
  specifications: () => import("./SpecificationsStep.tsx").then((file) => file.SpecificationsStep),
  "lease-conditions": () =>
    import("../../sections/property-editors/LeaseConditionsEditor.tsx").then((file) => file.LeaseConditionsEditor),
  "pet-policy": () => import("./PetPolicyStep.tsx").then((file) => file.PetPolicyStep),
  "lease-terms": () =>
    import("../../sections/property-editors/LeaseTermsEditor.tsx").then((file) => file.LeaseTermsEditor),
  "renter-requirements": () =>
    import("../../sections/property-editors/RenterRequirementsEditor.tsx").then(
      (file) => file.RenterRequirementsEditor,
    ),
  images: () => import("../../sections/property-editors/PhotosEditor.tsx").then((file) => file.PhotosEditor),
  description: () =>
    import("../../sections/property-editors/DescriptionEditor.tsx").then((file) => file.DescriptionEditor),
  "tour-types": () =>
    import("../../sections/property-editors/TourTypesEditor.tsx").then((file) => file.TourTypesEditor),
} satisfies Record<Exclude<OnboardingStep, "address" | "availability">, () => Promise<ComponentType<EditorProps>>>;

const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((component) => ({ default: component })));

export const stepEditors = {
  "property-type": lazily(editors["property-type"]),
  specifications: lazily(editors.specifications),
  "lease-conditions": lazily(editors["lease-conditions"]),
  "pet-policy": lazily(editors["pet-policy"]),
  "lease-terms": lazily(editors["lease-terms"]),
  "renter-requirements": lazily(editors["renter-requirements"]),
  images: lazily(editors.images),
  description: lazily(editors.description),
  "tour-types": lazily(editors["tour-types"]),
};

/** The address makes the home that the others edit. */
const locationEditor = () =>
  import("../../sections/property-editors/LocationEditor.tsx").then((file) => file.LocationEditor);
export const LocationEditor = lazily(locationEditor);

/** Preloads every step one after the other, so that going back works without a connection. */
export async function fetchSteps(): Promise<void> {
  for (const fetchOne of [
    locationEditor,
    ...Object.values(editors),
    () => import("../../sections/property-editors/description/RichText.tsx"),
  ])
    await fetchOne();
}
