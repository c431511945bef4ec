/** The limits of a home's fields; contract, forms and the database's checks quote them. Money is whole dollars. */
export const displayNameLength = { min: 1, max: 100 } as const;
/** The length limit of a description, counted in the text a reader sees. */
export const descriptionTextLength = { max: 5000 } as const;
/** The HTML tags that are kept in a description. */
export const descriptionTags = ["p", "br", "b", "strong", "i", "em", "u", "ul", "ol", "li"] as const;
/** The length limit of a description as it is stored, with its tags. */
export const descriptionMarkupLength = { max: 20_000 } as const;
export const highlightsLength = { max: 2000 } as const;
export const otherFeesLength = { max: 500 } as const;
export const notesLength = { max: 500 } as const;
export const streetLength = { max: 120 } as const;
export const unitLength = { max: 20 } as const;
export const cityLength = { max: 80 } as const;
export const photosCount = { max: 50 } as const;
/** The size limit of a photo, 25 MB, which a 48-megapixel photo stays below. */
export const photoBytes = { max: 25 * 1024 * 1024 } as const;
export const photoPixels = { max: 50_000_000 } as const;
/** The default range of a stepper. */
export const stepper = { min: 0, max: 9999 } as const;
export const squareFeetRange = { min: 1, max: 999_999 } as const;
export const rentRange = { min: 1, max: 999_999 } as const;
export const feeRange = { min: 0, max: 9999 } as const;
export const bedroomsRange = { min: 1, max: 9999 } as const;
/** The earliest year built; the latest is next year. */
export const yearBuiltRange = { min: 1700 } as const;
export const creditScoreRange = { min: 300, max: 850 } as const;
export const petsRange = { min: 1, max: 9999 } as const;
export const minimumNoticeRange = { min: 0, max: 10_080, default: 120 } as const;
export const bufferRange = { min: 0, max: 240, default: 0 } as const;
export const blackoutDatesCount = { max: 366 } as const;
