import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { EditorProps } from "../editing.ts";

type Panel = {
  title: string;
  /** What it shows is stored already: there is nothing to save or to cancel. */
  savesAtOnce?: true;
  width?: "edit" | "document";
  Editor: LazyExoticComponent<ComponentType<EditorProps>>;
};

/** What can be edited of a home, by the word it has in the address. */
export const panels = {
  title: {
    title: "Title",
    Editor: lazy(() => import("../editors/TitleEditor.tsx").then((file) => ({ default: file.TitleEditor }))),
  },
  photos: {
    title: "Photos",
    width: "document",
    savesAtOnce: true,
    Editor: lazy(() => import("../editors/PhotosEditor.tsx").then((file) => ({ default: file.PhotosEditor }))),
  },
  rent: {
    title: "Monthly rent, deposits and fees",
    Editor: lazy(() =>
      import("../editors/LeaseConditionsEditor.tsx").then((file) => ({ default: file.LeaseConditionsEditor })),
    ),
  },
  requirements: {
    title: "Renter requirements",
    Editor: lazy(() =>
      import("../editors/RenterRequirementsEditor.tsx").then((file) => ({ default: file.RenterRequirementsEditor })),
    ),
  },
  screening: {
    title: "Screening sensitivity",
    Editor: lazy(() =>
      import("../editors/ScreeningSensitivityEditor.tsx").then((file) => ({
        default: file.ScreeningSensitivityEditor,
      })),
    ),
  },
  "lease-terms": {
    title: "Leasing term and availability",
    Editor: lazy(() => import("../editors/LeaseTermsEditor.tsx").then((file) => ({ default: file.LeaseTermsEditor }))),
  },
  tours: {
    title: "Tour types",
    Editor: lazy(() => import("../editors/TourTypesEditor.tsx").then((file) => ({ default: file.TourTypesEditor }))),
  },
  description: {
    title: "Description",
    width: "document",
    Editor: lazy(() =>
      import("../editors/DescriptionEditor.tsx").then((file) => ({ default: file.DescriptionEditor })),
    ),
  },
  specifications: {
    title: "Property details",
    Editor: lazy(() =>
      import("../editors/SpecificationsEditor.tsx").then((file) => ({ default: file.SpecificationsEditor })),
    ),
  },
  pets: {
    title: "Pet policy",
    Editor: lazy(() => import("../editors/PetPolicyEditor.tsx").then((file) => ({ default: file.PetPolicyEditor }))),
  },
  parking: {
    title: "Parking",
    Editor: lazy(() => import("../editors/ParkingEditor.tsx").then((file) => ({ default: file.ParkingEditor }))),
  },
  utilities: {
    title: "Included utilities",
    Editor: lazy(() =>
      import("../editors/IncludedUtilitiesEditor.tsx").then((file) => ({ default: file.IncludedUtilitiesEditor })),
    ),
  },
  amenities: {
    title: "Amenities",
    Editor: lazy(() => import("../editors/AmenitiesEditor.tsx").then((file) => ({ default: file.AmenitiesEditor }))),
  },
  accessibility: {
    title: "Accessibility",
    Editor: lazy(() =>
      import("../editors/AccessibilityEditor.tsx").then((file) => ({ default: file.AccessibilityEditor })),
    ),
  },
  location: {
    title: "Location",
    Editor: lazy(() => import("../editors/LocationEditor.tsx").then((file) => ({ default: file.LocationEditor }))),
  },
} as const satisfies Record<string, Panel>;

export type PanelName = keyof typeof panels;

/** Asks: the panel of a word in the address; null where there is none. */
export const panelOf = (word: string | undefined): PanelName | null =>
  word !== undefined && Object.hasOwn(panels, word) ? (word as PanelName) : null;

/** The button that opens a panel; it has the focus again when the panel closes. */
export const editButtonId = (panel: PanelName): string => `edit-${panel}`;
