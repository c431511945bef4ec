import { changeProperty } from "@porchlight/contract/properties.ts";
import {
  type TourField,
  type TourOffers,
  tourFields,
  tourProblems,
  toursOffered,
  tourTypes,
} from "@porchlight/domain/properties/property.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { call } from "../../app/call.ts";
import { tours } from "../../tours.ts";
import { CheckCards } from "../../ui/CheckCards.tsx";
import { changesOf } from "./changes-of.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const choices = tourTypes.map((value) => ({ value, label: tourTypeLabels[value], more: tours[value].description }));

/** What is not decided yet begins as not offered. */
const openedWith = (home: TourOffers): Record<TourField, boolean> => {
  const offered = toursOffered(home);
  return Object.fromEntries(tourTypes.map((type) => [tourFields[type], offered.includes(type)])) as Record<
    TourField,
    boolean
  >;
};

export function TourTypesEditor(props: EditorProps) {
  const { property } = props;
  const { form, formProps } = useEditor(props, {
    start: openedWith(property),
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
        value={toursOffered(values)}
        onChange={(chosen) => {
          for (const type of tourTypes) form.setFieldValue(tourFields[type], chosen.includes(type));
        }}
        error={form.errors.allowsInPersonTours}
      />
    </form>
  );
}
