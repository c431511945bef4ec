type Panel = {
  title: string;
  /** What it shows is stored already: there is nothing to save or to cancel. */
  savesAtOnce?: true;
  width?: "edit" | "document";
};

/** The edit panels of a home, by their names in the address. */
export const panels = {
  title: { title: "Title" },
  photos: { title: "Photos", width: "document", savesAtOnce: true },
  rent: { title: "Monthly rent, deposits and fees" },
  requirements: { title: "Renter requirements" },
  screening: { title: "Screening sensitivity" },
  "lease-terms": { title: "Leasing term and availability" },
  tours: { title: "Tour types" },
  description: { title: "Description", width: "document" },
  specifications: { title: "Property details" },
  pets: { title: "Pet policy" },
  parking: { title: "Parking" },
  utilities: { title: "Included utilities" },
  amenities: { title: "Amenities" },
  accessibility: { title: "Accessibility" },
  location: { title: "Location" },
} as const satisfies Record<string, Panel>;

export type PanelName = keyof typeof panels;

/** Returns the panel that a word of the address names, or null. */
export const panelOf = (word: string | undefined): PanelName | null =>
  word !== undefined && Object.hasOwn(panels, word) ? (word as PanelName) : null;

/** The button that opens a panel; it has the focus again when the panel closes. */
export const editButtonId = (panel: PanelName): string => `edit-${panel}`;
