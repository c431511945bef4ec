import { Checkbox, TextInput } from "@mantine/core";
import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { type AmenityName, amenities } from "@porchlight/domain/properties/amenities.ts";
import { nestedRules } from "@porchlight/domain/properties/nested-records.ts";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { saveRecord } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const groups = [...new Set(amenities.map(({ group }) => group))];

type Values = Record<AmenityName, boolean | null>;

export function AmenitiesEditor(props: EditorProps) {
  const { property } = props;
  const [search, setSearch] = useState("");
  const { id: _, ...stored } = { ...(nestedRules.amenities.fresh({}) as Values), id: "", ...property.amenities };
  const { form, formProps } = useEditor<Values, object>(props, {
    start: stored,
    sends: (values) => values,
    schema: nestedFields.amenities,
    save: (sent, opened) => saveRecord(property, "amenities", sent, opened),
  });
  const values = form.getValues();
  const toggle = (name: AmenityName, ticked: boolean) =>
    // What was never ticked stays unsaid rather than denied.
    form.setFieldValue(name as string, ticked || (stored[name] ? false : stored[name]));
  const sought = search.trim().toLowerCase();
  const found = amenities.filter(({ label }) => label.toLowerCase().includes(sought));
  const chosen = amenities.filter(({ name }) => values[name]).length;
  return (
    <form {...formProps} className={css.form}>
      <div className={css.search}>
        <TextInput
          type="search"
          aria-label="Search amenities"
          placeholder="Search amenities"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <p className={`${css.count} pl-num`} role="status">
          {found.length === 0 ? `No amenity matches “${search.trim()}”` : `${chosen} chosen`}
        </p>
      </div>
      {groups.map((group) => {
        const here = found.filter((amenity) => amenity.group === group);
        if (here.length === 0) return null;
        return (
          <fieldset key={group} className={css.group}>
            <legend className={css.legend}>{group}</legend>
            <div className={css.checks}>
              {here.map(({ name, label }) => (
                <Checkbox
                  key={name}
                  className={css.check}
                  label={label}
                  checked={Boolean(values[name])}
                  onChange={(event) => toggle(name, event.currentTarget.checked)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </form>
  );
}
