import type { ComponentType } from "react";
import type { EditorProps } from "./editing.ts";
import type { PanelName } from "./panels.ts";

/** Loads what is inside each edit panel of a home. */
export const panelEditors: Record<PanelName, () => Promise<ComponentType<EditorProps>>> = {
  title: () => import("./TitleEditor.tsx").then((file) => file.TitleEditor),
  photos: () => import("./PhotosEditor.tsx").then((file) => file.PhotosEditor),
  rent: () => import("./LeaseConditionsEditor.tsx").then((file) => file.LeaseConditionsEditor),
  requirements: () => import("./RenterRequirementsEditor.tsx").then((file) => file.RenterRequirementsEditor),
  screening: () => import("./ScreeningSensitivityEditor.tsx").then((file) => file.ScreeningSensitivityEditor),
  "lease-terms": () => import("./LeaseTermsEditor.tsx").then((file) => file.LeaseTermsEditor),
  tours: () => import("./TourTypesEditor.tsx").then((file) => file.TourTypesEditor),
  description: () => import("./DescriptionEditor.tsx").then((file) => file.DescriptionEditor),
  specifications: () => import("./SpecificationsEditor.tsx").then((file) => file.SpecificationsEditor),
  pets: () => import("./PetPolicyEditor.tsx").then((file) => file.PetPolicyEditor),
  parking: () => import("./ParkingEditor.tsx").then((file) => file.ParkingEditor),
  utilities: () => import("./IncludedUtilitiesEditor.tsx").then((file) => file.IncludedUtilitiesEditor),
  amenities: () => import("./AmenitiesEditor.tsx").then((file) => file.AmenitiesEditor),
  accessibility: () => import("./AccessibilityEditor.tsx").then((file) => file.AccessibilityEditor),
  location: () => import("./LocationEditor.tsx").then((file) => file.LocationEditor),
};
