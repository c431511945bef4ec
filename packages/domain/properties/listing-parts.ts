/** The facts under a listing's title. */
export const factKinds = ["bedrooms", "bathrooms", "size", "home"] as const;
/** What an owner may ask of renters, as a listing states it. */
export const criterionKinds = ["income", "credit", "pets", "application"] as const;
/** The headings under which a listing states every other fact. */
export const sectionKinds = ["lease", "building", "parking", "pets", "utilities", "accessibility", "showings"] as const;
