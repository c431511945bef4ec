import { SegmentedControl } from "@mantine/core";
import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { notesLength } from "@porchlight/domain/properties/limits.ts";
import { nestedRules } from "@porchlight/domain/properties/nested-records.ts";
import { type AccessibilityValue, accessibilityValues } from "@porchlight/domain/properties/property.ts";
import { accessibilityLabels } from "@porchlight/domain/words/labels.ts";
import { useId } from "react";
import { TextArea } from "../../ui/TextArea.tsx";
import { accessibilityWords } from "../property/accessibility-words.ts";
import { saveRecord } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const answers = accessibilityValues.map((value) => ({ value, label: accessibilityLabels[value] }));

export function AccessibilityEditor(props: EditorProps) {
  const { property } = props;
  const { id: _, ...stored } = property.accessibility ?? { id: "", ...nestedRules.accessibility.fresh({}) };
  const { form, formProps } = useEditor(props, {
    start: { ...stored, accessibilityNotes: stored.accessibilityNotes ?? "" },
    sends: (values) => values,
    schema: nestedFields.accessibility,
    save: (sent, opened) => saveRecord(property, "accessibility", sent, opened),
  });
  return (
    <form {...formProps} className={css.form}>
      {accessibilityWords.map(({ field, label }) => (
        <Answer key={field} label={label} {...form.getInputProps(field)} />
      ))}
      <TextArea
        label="Notes (optional)"
        placeholder="Steps at the door, width of the hall, grab bars"
        most={notesLength.max}
        minRows={3}
        maxRows={10}
        {...form.getInputProps("accessibilityNotes")}
      />
    </form>
  );
}

type AnswerProps = { label: string; value?: AccessibilityValue; onChange: (value: AccessibilityValue) => void };

function Answer({ label, value = "UNKNOWN", onChange }: AnswerProps) {
  const id = useId();
  return (
    <div className={css.question}>
      <span id={id} className={css.legend}>
        {label}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        withItemsBorders={false}
        classNames={{ root: css.segments, indicator: css.segment, label: css.segmentLabel }}
        data={answers}
        value={value}
        onChange={(chosen) => onChange(chosen as AccessibilityValue)}
      />
    </div>
  );
}
