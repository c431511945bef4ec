/*
 * What is heard of an emergency or of distress.
 */

/** What a message says of an emergency or of distress that it tells of, or is written in the middle of. */
export type TroubleHeard = {
  /** The kind of emergency; null where the words do not tell. */
  emergency: Exclude<Emergency, "danger"> | null;
  isOfElectricity: boolean;
  distress: Distress;
  isOfSomebodyElse: boolean;
  /** The emergency is over, or whoever was in distress is well, and no part of the message goes on with it. */
  isOver: boolean;
  isWell: boolean;
  /** Somebody who fell or passed out has come round. */
  hasRecovered: boolean;
  /** No phrase names the trouble: the message is only like those that tell of one. */
  isSurmised: boolean;
  /** "I only meant the branch", "nobody got hurt": what was surmised is none. */
  isDenied: boolean;
  measures: readonly Measure[];
  asks: boolean;
  asksForAddress: boolean;
  /** Somebody else is named, who may see or come. */
  namesOthers: boolean;
};

/** Emergencies, in which what helps differs. */
export type Emergency = "gas-or-fire" | "electricity" | "water" | "danger";

/** A person in distress. */
export type Distress = "violence" | "despair";

/** Those who report are out of the danger, help was called, or what feeds it was shut off. */
export type Measure = "out" | "called" | "shut-off";
