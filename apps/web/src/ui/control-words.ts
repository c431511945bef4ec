import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { createContext } from "react";

/** The words of the controls themselves, beside the labels that a page gives them. */
export type ControlWords = {
  close: string;
  fewer: string;
  more: string;
  loading: string;
  tryAgain: string;
  reload: string;
  offline: string;
  characters: (length: number, most: number) => string;
  tooLong: (most: number) => string;
};

/** The words of the controls on a page; a page in another language provides its own. */
export const ControlWordsContext = createContext<ControlWords>({
  close: "Close",
  fewer: "Fewer",
  more: "More",
  loading: "Loading",
  tryAgain: "Try again",
  reload: "Please reload the page or try again later",
  offline: "You're offline. Showing what we last loaded.",
  characters: (length, most) => `${length.toLocaleString("en-US")} of ${most.toLocaleString("en-US")} characters`,
  tooLong,
});
