import { product } from "../../../../product.ts";

/** The words around every page of a renter, in English. */
export const frame = {
  home: `${product.name} home`,
  language: "Language",
  apply: (home: string) => `Apply, ${home}`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  saveAndQuit: "Save & quit",
  back: "Back",
  next: "Next",
  notes: {
    saved: "Saved",
    saving: "Saving…",
    retrying: "Couldn’t save. Retrying…",
    attention: "Some answers need your attention",
  },
  unsaved: {
    title: "Leave without saving?",
    text: "We can’t reach Porchlight right now. What you typed last isn’t saved yet.",
    stay: "Stay",
    leave: "Leave",
  },
  conflict: {
    title: "You changed this on another device",
    text: "These answers are different there. Which ones do you want to keep?",
    keep: "Keep what’s here",
    take: "Use the other ones",
  },
  restored: "We restored what you were typing.",
  optional: (label: string) => `${label} (optional)`,
  yes: "Yes",
  no: "No",
  noAnswer: "No answer",
  cancel: "Cancel",
  failed: "Something went wrong. Please try again later.",
  controls: {
    close: "Close",
    fewer: "Fewer",
    more: "More",
    loading: "Loading",
    tryAgain: "Try again",
    reload: "Please reload the page or try again later",
    offline: "You’re offline. Your answers are saved once you’re back online.",
    characters: (length: number, most: number) =>
      `${length.toLocaleString("en-US")} of ${most.toLocaleString("en-US")} characters`,
    tooLong: (most: number) => `Maximum ${most} characters`,
  },
};
