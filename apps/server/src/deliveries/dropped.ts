/** Why a delivery was dropped rather than sent, as its row keeps it. */
export const dropped = {
  optedOut: "The number opted out.",
  takesNoMail: "The address takes no mail.",
  late: "Its time had passed.",
  /** The one text that confirms an opt-out: the renter has read it, from the provider. */
  confirmedByProvider: "The provider had confirmed the opt-out.",
} as const;
