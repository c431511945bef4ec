import { Switch, type SwitchProps } from "@mantine/core";
import css from "./SwitchField.module.css";

type SwitchFieldProps = Omit<SwitchProps, "size" | "labelPosition" | "withThumbIndicator" | "classNames"> & {
  /** Whether the switch comes before its label, as the header of what it turns on. */
  leading?: boolean;
};

/** An on/off setting that is saved with its form; the label first, the switch at the end of the line. */
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
