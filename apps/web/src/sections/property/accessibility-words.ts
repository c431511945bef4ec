/** What is said of a home's accessibility, in the order it is shown. */
export const accessibilityWords = [
  { field: "accessibleBathroom", label: "Accessible bathroom" },
  { field: "elevator", label: "Elevator" },
  { field: "ramp", label: "Ramp" },
  { field: "disabilityAccess", label: "Disability access" },
] as const;
