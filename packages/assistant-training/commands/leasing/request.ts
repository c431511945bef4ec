/** What the leasing evaluation tells of a home; times are the home's wall clock. */
export type AskedHome = {
  id: string;
  facts: Record<string, string | number | boolean>;
  rules: { min_notice_hours?: number; slot_minutes?: number };
  availability: readonly { from: string; to: string }[];
  /** Hours of every day in which the home may be seen alone. */
  self_guided?: { from: string; to: string };
  taken: readonly { start: string }[];
};

export type ToldFacts = {
  income_monthly?: number;
  credit?: number | [number, number];
  move_in?: string | { from: string; to: string };
  pets?: { type: string; count: number; weight_lb?: number }[];
  assistance_animal?: boolean;
  occupants?: number;
  voucher?: boolean;
  smoker?: boolean;
  lease_months?: number;
};

export type AskedRenter = { name?: string; phone?: string; qualified?: boolean; facts?: ToldFacts };
export type AskedShowing = { start: string; status: string; kind?: string };
export type AskedLine = { speaker: "user" | "agent"; text: string };

/** How a conversation stands when the program is asked. */
export type Asked = {
  id: string;
  now: string;
  property: AskedHome;
  renter: AskedRenter;
  showings: readonly AskedShowing[];
  history: readonly AskedLine[];
};
