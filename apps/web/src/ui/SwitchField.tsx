import { Switch, type SwitchProps } from "@mantine/core";
import css from "./SwitchField.module.css";

type SwitchFieldProps = Omit<SwitchProps, "size" | "labelPosition" | "withThumbIndicator" | "classNames"> & {
  /** Whether the switch stands before its words, as the head of what it turns on. */
  leading?: boolean;
};

/** A setting that is on or off and takes effect with its form; its words first, the switch at the end of the line. */
export function SwitchField({ leading = false, ...rest }: SwitchFieldProps) {
  return (
    <Switch
      {...rest}
      size="md"
      withThumbIndicator={false}
      labelPosition={leading ? "right" : "left"}
      {...(!leading && {
        classNames: { body: css.row, labelWrapper: css.words, label: css.label, description: css.description },
      })}
    />
  );
}
