/** The kinds of pets a policy tells apart, in the order they are shown. */
export const petWords = [
  { field: "smallDogsPolicy", label: "Small dogs" },
  { field: "largeDogsPolicy", label: "Large dogs" },
  { field: "catsPolicy", label: "Cats" },
  { field: "otherPetsPolicy", label: "Other pets" },
] as const;
