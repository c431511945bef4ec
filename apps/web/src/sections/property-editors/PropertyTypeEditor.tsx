import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { type PropertyType, propertyTypes } from "@porchlight/domain/properties/property.ts";
import { propertyTypeLabels } from "@porchlight/domain/words/labels.ts";
import {
  IconBed,
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingEstate,
  IconBuildingSkyscraper,
  IconDoor,
  IconHome,
} from "@tabler/icons-react";
import { ChoiceTiles } from "../../ui/ChoiceTiles.tsx";
import { saveSpecifications } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const icons = {
  ROOM: IconBed,
  STUDIO: IconDoor,
  APARTMENT: IconBuilding,
  HOUSE: IconHome,
  CONDO: IconBuildingSkyscraper,
  TOWNHOUSE: IconBuildingCommunity,
  DUPLEX: IconBuildingEstate,
} as const satisfies Record<PropertyType, unknown>;

const choices = propertyTypes.map((value) => {
  const Icon = icons[value];
  return { value, label: propertyTypeLabels[value], icon: <Icon size={28} stroke={1.5} aria-hidden /> };
});

export function PropertyTypeEditor(props: EditorProps) {
  const { property } = props;
  const { form, formProps } = useEditor(props, {
    start: { propertyType: property.specifications?.propertyType ?? "APARTMENT" },
    sends: (values) => values,
    schema: nestedFields.specifications.pick({ propertyType: true }),
    save: (sent, opened) => saveSpecifications(property, sent, opened),
  });
  return (
    <form {...formProps} className={css.form}>
      <ChoiceTiles legend="Property type" choices={choices} {...form.getInputProps("propertyType")} />
    </form>
  );
}
