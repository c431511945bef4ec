import type { AnswerSection } from "@porchlight/domain/applications/answers.ts";
import { useEffect } from "react";
import { useApplicationForm } from "./form-context.ts";

/** Opens a list that needs an entry with one, where the section was never answered. `fresh` stays the same function. */
export function useFirstEntry(section: AnswerSection, list: string, fresh: () => object): void {
  const { saver } = useApplicationForm();
  useEffect(() => saver.open(section, list, fresh), [saver, section, list, fresh]);
}
