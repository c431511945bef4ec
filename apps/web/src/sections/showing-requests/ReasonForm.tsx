import { commentLength, wrongLength } from "@porchlight/domain/kernel/text-lengths.ts";
import type { UseMutationResult } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { CallError } from "../../app/call-error.ts";
import { useKeptText } from "../../app/kept-typing.ts";
import { Action } from "../../ui/Action.tsx";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { FairWarning, useCheckedWords } from "../fair-housing/FairWarning.tsx";
import css from "./Dialog.module.css";

type ReasonFormProps = {
  /** The id of what it happens to. */
  about: string;
  /** What happens to whom. */
  tells: string;
  keep: string;
  verb: string;
  move: UseMutationResult<unknown, Error, string | null>;
  onDone: () => void;
  onClose: () => void;
};

/** An optional reason that reaches the renter, so the server checks it; a refused one stays to be rephrased. */
export function ReasonForm({ about, tells, keep, verb, move, onDone, onClose }: ReasonFormProps) {
  const [reason, setReason] = useKeptText(`reason for ${about}`);
  const { warning, field, refused } = useCheckedWords();
  const send = () =>
    move.mutate(reason.trim() || null, {
      onSuccess: onDone,
      onError: (error) => {
        if (refused(error)) return;
        alertFailure(error);
        if (error instanceof CallError && error.status === 409) onClose();
      },
    });
  return (
    <>
      <p className={css.sub}>{tells}</p>
      <FairWarning said={warning} />
      <TextArea
        ref={field}
        label="Reason (optional)"
        minRows={3}
        maxRows={8}
        most={commentLength.max}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        aria-invalid={warning ? true : undefined}
        data-autofocus
      />
      <DialogButtons>
        <Action onClick={onClose}>{keep}</Action>
        <Action kind="danger" busy={move.isPending} reason={wrongLength(reason, commentLength.max)} onClick={send}>
          {verb}
        </Action>
      </DialogButtons>
    </>
  );
}
