import { Switch, type SwitchProps } from "@mantine/core";
import css from "./SwitchRow.module.css";

/** A switch at the end of the line that says what it turns on. */
export function SwitchRow(props: Omit<SwitchProps, "labelPosition" | "classNames">) {
  return (
    <Switch
      {...props}
      size="md"
      labelPosition="left"
      withThumbIndicator={false}
      classNames={{
        body: css.row,
        labelWrapper: css.words,
        label: css.label,
        description: css.description,
      }}
    />
  );
}
