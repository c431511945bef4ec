/** The words of the renter's showings on their own page, in English. */
export const showings = {
  title: "Your showings",
  with: (owner: string) => `With ${owner}`,
  status: { asked: "Waiting for confirmation", confirmed: "Confirmed", proposed: "New time proposed" },
  proposed: (owner: string, time: string) =>
    `${owner} proposed ${time} instead. Please let ${owner} know if that works.`,
  manage: "See or change showing",
  manageOf: (home: string, time: string) => `See or change showing: ${home}, ${time}`,
  askPiper: "Ask Piper",
  askPiperOf: (home: string) => `Ask Piper about ${home}`,
};
