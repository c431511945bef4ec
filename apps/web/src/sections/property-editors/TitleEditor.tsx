import { TextInput } from "@mantine/core";
import { changeDisplayName } from "@porchlight/contract/properties.ts";
import { displayNameLength } from "@porchlight/domain/properties/limits.ts";
import { call } from "../../app/call.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

export function TitleEditor(props: EditorProps) {
  const { property } = props;
  const { form, formProps } = useEditor(props, {
    start: { displayName: property.displayName },
    sends: (values) => values,
    schema: changeDisplayName.body,
    save: (body) => call(changeDisplayName, { params: { id: property.id }, body }),
  });
  return (
    <form {...formProps} className={css.form}>
      <TextInput
        label="Title"
        description={`${form.getValues().displayName.length} of ${displayNameLength.max} characters`}
        inputWrapperOrder={["label", "input", "error", "description"]}
        autoComplete="off"
        {...form.getInputProps("displayName")}
      />
      <p className={css.note}>Renters and rental sites see this. It doesn't have to be the address.</p>
    </form>
  );
}
