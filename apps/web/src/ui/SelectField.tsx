import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { WheelEvent } from "react";

export type Choice<Value extends string = string> = { value: Value; label: string };

type SelectFieldProps<Value extends string> = Omit<
  NativeSelectProps,
  "value" | "onChange" | "data" | "children" | "size" | "rightSection"
> & {
  choices: readonly Choice<Value>[];
  /** The value of one of the choices; null when none is chosen. */
  value?: Value | null | undefined;
} & (
    | { none?: undefined; placeholder?: string; onChange: (value: Value) => void }
    /** The label of a first choice that stands for no value. */
    | { none: string; placeholder?: undefined; onChange: (value: Value | null) => void }
  );

/** Makes Escape close the open list instead of the layer around it. */
const keepsEscape = { "data-mantine-stop-propagation": true };

/** Makes the wheel scroll the open list; the layer around it would cancel it as a scroll of the page behind. */
const scrollsList = (event: WheelEvent) => {
  if (event.target instanceof HTMLOptionElement) event.stopPropagation();
};

/** A single choice from the browser's own list, with its keyboard and touch support. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { choices, value, none, placeholder, onChange, ...rest } = props;
  const isChosen = choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      {...rest}
      size="md"
      onWheel={scrollsList}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      value={(isChosen && value) || ""}
      onChange={({ currentTarget }) => {
        if (none === undefined) onChange(currentTarget.value as Value);
        else props.onChange((currentTarget.value || null) as Value);
      }}
    >
      {none !== undefined && (
        <option {...keepsEscape} value="">
          {none}
        </option>
      )}
      {none === undefined && !isChosen && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {choices.map((choice) => (
        <option {...keepsEscape} key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}
