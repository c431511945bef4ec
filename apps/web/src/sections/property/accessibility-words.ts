/** The accessibility fields with their labels, in the order they are shown. */
export const accessibilityWords = [
  { field: "accessibleBathroom", label: "Accessible bathroom" },
  { field: "elevator", label: "Elevator" },
  { field: "ramp", label: "Ramp" },
  { field: "disabilityAccess", label: "Disability access" },
] as const;
