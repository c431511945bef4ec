import { changeProperty, type PropertyView } from "@porchlight/contract/properties.ts";
import { findUnfair } from "@porchlight/domain/fair-housing/check.ts";
import { wrongLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { highlightsLength } from "@porchlight/domain/properties/limits.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { call } from "../../../app/call.ts";
import { useKeptText } from "../../../app/kept-typing.ts";
import { mayViolateFairHousing } from "../../../form-words.ts";
import { Action } from "../../../ui/Action.tsx";
import { Dialog, DialogButtons } from "../../../ui/Dialogs.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { FairHousingNote } from "../../fair-housing/FairHousingNote.tsx";
import { cacheProperty } from "../../property/property-query.ts";
import css from "./Description.module.css";

type HighlightsDialogProps = {
  property: PropertyView;
  opened: boolean;
  onClose: () => void;
};

/** The dialog for a home's highlights, a few words each. */
export function HighlightsDialog(props: HighlightsDialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title="Highlights" width="large">
      <HighlightsForm {...props} />
    </Dialog>
  );
}

function HighlightsForm({ property, onClose }: HighlightsDialogProps) {
  const stored = property.highlights ?? "";
  const cache = useQueryClient();
  const [text, setText] = useKeptText(`highlights of ${property.id}`, stored);
  const findings = useMemo(() => findUnfair(text), [text]);
  const save = useMutation({
    mutationFn: () => call(changeProperty, { params: { id: property.id }, body: { highlights: text.trim() || null } }),
    onSuccess: (saved) => {
      cacheProperty(cache, saved);
      onClose();
    },
    onError: (error) => alertFailure(error),
  });
  const submit = () => (text.trim() === stored ? onClose() : save.mutate());
  return (
    <>
      <p className={css.lead}>What stands out? One highlight per line.</p>
      <TextArea
        label="Highlights"
        description="New kitchen, sunny backyard, ten-minute walk to the park"
        minRows={5}
        maxRows={12}
        most={highlightsLength.max}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <FairHousingNote title={mayViolateFairHousing} findings={findings} />
      <DialogButtons>
        <Action onClick={onClose}>Cancel</Action>
        <Action kind="primary" busy={save.isPending} reason={wrongLength(text, highlightsLength.max)} onClick={submit}>
          Save
        </Action>
      </DialogButtons>
    </>
  );
}
