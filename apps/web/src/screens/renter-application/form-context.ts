import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { createContext, use } from "react";
import type { AnswerSaver } from "./saving/answer-saver.ts";

type Form = {
  view: RenterApplicationView;
  saver: AnswerSaver;
  /** Whether what is missing is marked at its field: once the person has been at the review. */
  showsMissing: boolean;
};

export const FormContext = createContext<Form | null>(null);

/** The application whose form this is. */
export function useApplicationForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error("a part of the form stands outside of it");
  return form;
}
