import type { ComponentType } from "react";
import type { EditorProps } from "./editing.ts";

type Panel = {
  title: string;
  /** What it shows is stored already: there is nothing to save or to cancel. */
  savesAtOnce?: true;
  width?: "edit" | "document";
  load: () => Promise<ComponentType<EditorProps>>;
};

/** The edit panels of a home, by their names in the address. */
export const panels = {
  title: {
    title: "Title",
    load: () => import("./TitleEditor.tsx").then((file) => file.TitleEditor),
  },
  photos: {
    title: "Photos",
    width: "document",
    savesAtOnce: true,
    load: () => import("./PhotosEditor.tsx").then((file) => file.PhotosEditor),
  },
  rent: {
    title: "Monthly rent, deposits and fees",
    load: () => import("./LeaseConditionsEditor.tsx").then((file) => file.LeaseConditionsEditor),
  },
  requirements: {
    title: "Renter requirements",
    load: () => import("./RenterRequirementsEditor.tsx").then((file) => file.RenterRequirementsEditor),
  },
  screening: {
    title: "Screening sensitivity",
    load: () => import("./ScreeningSensitivityEditor.tsx").then((file) => file.ScreeningSensitivityEditor),
  },
  "lease-terms": {
    title: "Leasing term and availability",
    load: () => import("./LeaseTermsEditor.tsx").then((file) => file.LeaseTermsEditor),
  },
  tours: {
    title: "Tour types",
    load: () => import("./TourTypesEditor.tsx").then((file) => file.TourTypesEditor),
  },
  description: {
    title: "Description",
    width: "document",
    load: () => import("./DescriptionEditor.tsx").then((file) => file.DescriptionEditor),
  },
  specifications: {
    title: "Property details",
    load: () => import("./SpecificationsEditor.tsx").then((file) => file.SpecificationsEditor),
  },
  pets: {
    title: "Pet policy",
    load: () => import("./PetPolicyEditor.tsx").then((file) => file.PetPolicyEditor),
  },
  parking: {
    title: "Parking",
    load: () => import("./ParkingEditor.tsx").then((file) => file.ParkingEditor),
  },
  utilities: {
    title: "Included utilities",
    load: () => import("./IncludedUtilitiesEditor.tsx").then((file) => file.IncludedUtilitiesEditor),
  },
  amenities: {
    title: "Amenities",
    load: () => import("./AmenitiesEditor.tsx").then((file) => file.AmenitiesEditor),
  },
  accessibility: {
    title: "Accessibility",
    load: () => import("./AccessibilityEditor.tsx").then((file) => file.AccessibilityEditor),
  },
  location: {
    title: "Location",
    load: () => import("./LocationEditor.tsx").then((file) => file.LocationEditor),
  },
} as const satisfies Record<string, Panel>;

export type PanelName = keyof typeof panels;

/** Returns the panel that a word of the address names, or null. */
export const panelOf = (word: string | undefined): PanelName | null =>
  word !== undefined && Object.hasOwn(panels, word) ? (word as PanelName) : null;

/** The button that opens a panel; it has the focus again when the panel closes. */
export const editButtonId = (panel: PanelName): string => `edit-${panel}`;
