import type { PropertyView } from "@porchlight/contract/properties.ts";

/** The state of an editor, for the buttons of the panel or step that shows it. */
export type EditorState = {
  /** Why it cannot be saved now, as a sentence for its button; null when it can. */
  blocked: string | null;
  busy: boolean;
  /** Whether there are unsaved changes. */
  dirty: boolean;
};

/**
 * Edits one part of a home. It draws a form element with the id `formId` and saves on its submit; the buttons belong to
 * whoever shows it: a panel of the details page or a step of the onboarding.
 */
export type EditorProps = {
  property: PropertyView;
  formId: string;
  onState: (state: EditorState) => void;
  /** Called with the saved home. Not called when the save failed: the editor has shown the error. */
  onSaved: (property: PropertyView) => void;
  /** It was submitted and is not complete: nothing was sent. */
  onIncomplete?: () => void;
};
