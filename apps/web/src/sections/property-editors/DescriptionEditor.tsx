import { changeProperty } from "@porchlight/contract/properties.ts";
import { findUnfair } from "@porchlight/domain/fair-housing/check.ts";
import { wrongLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { tooShortForPlatforms } from "@porchlight/domain/properties/description.ts";
import { descriptionTextLength } from "@porchlight/domain/properties/limits.ts";
import type { FieldProblems } from "@porchlight/domain/properties/nested-records.ts";
import { IconCopy } from "@tabler/icons-react";
import { lazy, Suspense, useId, useMemo } from "react";
import { z } from "zod";
import { call } from "../../app/call.ts";
import { Action } from "../../ui/Action.tsx";
import { AmberNote } from "../../ui/AmberNote.tsx";
import { showFailure, showSuccess } from "../../ui/alerts.ts";
import { LoadingRows } from "../../ui/States.tsx";
import { mayViolateFairHousing } from "../../words.ts";
import { FairHousingNote } from "../fair-housing/FairHousingNote.tsx";
import css from "./description/Description.module.css";
import { PiperWrites } from "./description/PiperWrites.tsx";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const RichText = lazy(() => import("./description/RichText.tsx"));

const missing = "Write a description first";
const schema = z.strictObject({ description: z.string().min(1, missing) });

/** Returns the words of formatted text. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll(/<\/(?:p|li)>|<br>/g, "\n$&"), "text/html").body.textContent.trim();

/** What renters read first of a home, written by hand or by Piper from the highlights. */
export function DescriptionEditor(props: EditorProps) {
  const { property } = props;
  const under = useId();
  const { form, formProps } = useEditor(props, {
    start: { description: property.description ?? "" },
    sends: (values) => values,
    schema,
    blocks: true,
    problems: ({ description }): FieldProblems => {
      const tooLong = wrongLength(textOf(description), descriptionTextLength.max);
      return tooLong ? { description: tooLong } : {};
    },
    save: (body) => call(changeProperty, { params: { id: property.id }, body }),
  });
  const { description } = form.getValues();
  const text = useMemo(() => textOf(description), [description]);
  const findings = useMemo(() => findUnfair(text), [text]);
  const tooShort = text && tooShortForPlatforms(text);
  const error = wrongLength(text, descriptionTextLength.max) ?? form.errors.description;
  const change = (html: string) => form.setFieldValue("description", html);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess("Description copied to clipboard"),
      () => showFailure("Could not copy. Select the text and copy it."),
    );
  return (
    <form {...formProps} className={css.stack}>
      <PiperWrites property={property} onWritten={change} />
      <div>
        <p className={css.label}>Description</p>
        <Suspense fallback={<LoadingRows rows={1} height={230} />}>
          <RichText label="Description" value={description} onChange={change} error={error} describedBy={under} />
        </Suspense>
        {error && <p className={css.error}>{error}</p>}
        <div className={css.under} id={under}>
          <span className="pl-num">
            {text.length.toLocaleString("en-US")} of {descriptionTextLength.max.toLocaleString("en-US")} characters
          </span>
          {text && (
            <Action kind="plain" size="sm" leftSection={<IconCopy size={16} stroke={1.75} />} onClick={copy}>
              Copy
            </Action>
          )}
        </div>
      </div>
      {tooShort && <AmberNote role="status">{tooShort}</AmberNote>}
      <FairHousingNote title={mayViolateFairHousing} findings={findings} />
    </form>
  );
}
