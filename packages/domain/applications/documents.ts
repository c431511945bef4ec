/** The kinds of files of an application. An OWN_REPORT is a screening report that the renter brings, where a law has it taken. */
export const documentKinds = ["PHOTO_ID", "PROOF_OF_INCOME", "ADDITIONAL", "PET_PHOTO", "OWN_REPORT"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How many files one person may have, and how many bytes each. */
export const documentLimits = { maxFiles: 30, maxBytes: 25 * 1024 * 1024 } as const;

/** The types of files that are taken, by content; `picture` marks those that are also taken as a pet's photo. */
export const documentTypes = {
  "image/jpeg": "picture",
  "image/png": "picture",
  "image/webp": "picture",
  "image/heic": "picture",
  "image/avif": "picture",
  "image/gif": "picture",
  "application/pdf": "paper",
  "application/msword": "paper",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "paper",
} as const;
export type DocumentType = keyof typeof documentTypes;
