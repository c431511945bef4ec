import { changeScreeningSensitivity } from "@porchlight/contract/properties.ts";
import { useQuery } from "@tanstack/react-query";
import { investorQuery } from "../../app/account.ts";
import { call } from "../../app/call.ts";
import { product } from "../../words.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { SensitivityChoice } from "./SensitivityChoice.tsx";
import { useEditor } from "./use-editor.ts";

export function ScreeningSensitivityEditor(props: EditorProps) {
  const { property } = props;
  const preferred = useQuery(investorQuery).data?.preferredScreeningSensitivity;
  const { form, formProps } = useEditor(props, {
    start: { screeningSensitivity: property.renterRequirements?.screeningSensitivity ?? preferred ?? "MODERATE" },
    blocks: true,
    sends: (values) => values,
    schema: changeScreeningSensitivity.body,
    save: (body) => call(changeScreeningSensitivity, { params: { id: property.id }, body }),
  });
  return (
    <form {...formProps} className={css.form}>
      <SensitivityChoice {...form.getInputProps("screeningSensitivity")} />
      <p className={css.note}>{product.assistant} applies this to every showing request.</p>
    </form>
  );
}
