import type { AnswerSection } from "@porchlight/domain/applications/answers.ts";
import { useEffect } from "react";
import { useApplicationForm } from "./form-context.ts";
import { at } from "./saving/paths.ts";

/** Opens a list that needs an entry with one, where the section was never saved. It is saved with its first answer. */
export function useFirstEntry(section: AnswerSection, list: string, fresh: () => object): void {
  const { view, saver } = useApplicationForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step is opened
  useEffect(() => {
    const entries = at(saver.state().sections[section].typed, list);
    if (!view.savedAt[section] && Array.isArray(entries) && entries.length === 0) saver.open(section, list, [fresh()]);
  }, []);
}
