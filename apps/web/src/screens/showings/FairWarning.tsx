import { CallError } from "../../app/call-error.ts";
import { AmberNote } from "../../ui/AmberNote.tsx";
import { mayViolateFairHousing } from "../../words.ts";

/** What the server found unfair in a text that would reach a renter; null for any other refusal. */
export const unfairIn = (error: Error): string | null =>
  error instanceof CallError && error.status === 406 ? error.message : null;

/** Stands above the field whose words were refused; they stay there to be rephrased. */
export function FairWarning({ said }: { said: string | null }) {
  if (!said) return null;
  return (
    <AmberNote title={mayViolateFairHousing} role="alert" space="after">
      {said}
    </AmberNote>
  );
}
