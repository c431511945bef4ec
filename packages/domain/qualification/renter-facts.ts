/** The kinds of pets; "dog" is a dog of unknown size. */
export const petKinds = ["small dog", "large dog", "dog", "cat", "other"] as const;
export type PetKind = (typeof petKinds)[number];
/** The kinds of pets a form offers, where a dog has a size. */
export const petKindsOfForms = petKinds.filter((kind) => kind !== "dog");
export type PetKindOfForms = (typeof petKindsOfForms)[number];

/**
 * The facts a renter has stated about themselves, each null until stated. Nothing here may hold a protected trait.
 * `creditScore` is a range in points, both ends the same for a single score; money is whole dollars a month.
 */
export type RenterFacts = {
  monthlyIncome: number | null;
  creditScore: { low: number; high: number } | null;
  /** The word a renter named their credit by, as given ("good"): one of a short list, shown and never judged. */
  creditWord: string | null;
  /** Whether the renter has no score or did not want to give it. */
  creditUnknown: boolean;
  moveIn: { from: string; to: string } | null;
  leaseTermMonths: number | null;
  occupants: number | null;
  /** Empty when the renter has none. Assistance animals are not pets and are not listed. */
  pets: { kind: PetKind; count: number; description: string }[] | null;
  hasAssistanceAnimal: boolean | null;
  hasHousingVoucher: boolean | null;
  /** The renter's own share of the rent with a voucher. */
  ownRentShare: number | null;
  occupation: string | null;
  isSmoker: boolean | null;
};

export const noFacts: RenterFacts = {
  monthlyIncome: null,
  creditScore: null,
  creditWord: null,
  creditUnknown: false,
  moveIn: null,
  leaseTermMonths: null,
  occupants: null,
  pets: null,
  hasAssistanceAnimal: null,
  hasHousingVoucher: null,
  ownRentShare: null,
  occupation: null,
  isSmoker: null,
};
