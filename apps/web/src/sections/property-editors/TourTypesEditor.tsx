import { changeProperty } from "@porchlight/contract/properties.ts";
import { type TourType, tourProblems } from "@porchlight/domain/properties/property.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { call } from "../../app/call.ts";
import { CheckCards } from "../../ui/CheckCards.tsx";
import { changesOf } from "./changes-of.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const tours = [
  { tour: "IN_PERSON", field: "allowsInPersonTours", more: "You or your agent shows the home" },
  { tour: "VIRTUAL", field: "allowsVirtualTours", more: "You show it by video call" },
  { tour: "SELF_GUIDED", field: "allowsSelfGuidedTours", more: "Renters tour on their own with a code" },
] as const satisfies { tour: TourType; field: string; more: string }[];

const choices = tours.map(({ tour, more }) => ({ value: tour, label: tourTypeLabels[tour], more }));

export function TourTypesEditor(props: EditorProps) {
  const { property } = props;
  const { form, formProps } = useEditor(props, {
    start: {
      allowsInPersonTours: property.allowsInPersonTours ?? false,
      allowsVirtualTours: property.allowsVirtualTours ?? false,
      allowsSelfGuidedTours: property.allowsSelfGuidedTours ?? false,
    },
    blocks: true,
    sends: (values) => values,
    schema: changeProperty.body,
    problems: tourProblems,
    save: (chosen, opened) => call(changeProperty, { params: { id: property.id }, body: changesOf(opened, chosen) }),
  });
  const values = form.getValues();
  return (
    <form {...formProps} className={css.form}>
      <CheckCards
        legend="Tour types"
        choices={choices}
        value={tours.filter(({ field }) => values[field]).map(({ tour }) => tour)}
        onChange={(chosen) => {
          for (const { tour, field } of tours) form.setFieldValue(field, chosen.includes(tour));
        }}
        error={form.errors.allowsInPersonTours}
      />
    </form>
  );
}
