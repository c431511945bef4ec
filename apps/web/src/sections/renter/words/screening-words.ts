/** What became of a screening, and what to do next: while the application is open, and once it is submitted. */
export type OutcomeWords = {
  title: string;
  text: (owner: string) => string;
  next: string;
  submittedNext: string;
};

/** What is said of a fee that isn't taken now, to a person who applies to an owner. */
export type BarWords = (owner: string) => string;
