import { useRef, useState } from "react";
import { CallError } from "../../app/call-error.ts";
import { mayViolateFairHousing } from "../../form-words.ts";
import { AmberNote } from "../../ui/AmberNote.tsx";

/**
 * The state of a text that would reach a renter and may fail the fair-housing check: its field, and the server's
 * message.
 */
export function useCheckedWords() {
  const [warning, setWarning] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Keeps what an answer found unfair and goes back to the words; null for any other answer, which clears it. */
  const refused = (error: Error): string | null => {
    const unfair = error instanceof CallError && error.status === 406 ? error.message : null;
    setWarning(unfair);
    if (unfair) field.current?.focus();
    return unfair;
  };
  return { warning, field, refused, clear: () => setWarning(null) };
}

/** The warning above a text that failed the fair-housing check; the text stays to be rephrased. */
export function FairWarning({ said }: { said: string | null }) {
  if (!said) return null;
  return (
    <AmberNote title={mayViolateFairHousing} role="alert" space="after">
      {said}
    </AmberNote>
  );
}
