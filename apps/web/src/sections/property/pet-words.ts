/** The kinds of pets in a policy with their labels, in the order they are shown. */
export const petWords = [
  { field: "smallDogsPolicy", label: "Small dogs" },
  { field: "largeDogsPolicy", label: "Large dogs" },
  { field: "catsPolicy", label: "Cats" },
  { field: "otherPetsPolicy", label: "Other pets" },
] as const;
