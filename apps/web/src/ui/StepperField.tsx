import { NumberInput, type NumberInputProps } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import css from "./StepperField.module.css";

type StepperFieldProps = Omit<NumberInputProps, "value" | "onChange" | "min" | "max"> & {
  value?: number | null;
  onChange: (count: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
};

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** A small whole number between a minus and a plus; it can be typed, too, and what is out of range is said. */
export function StepperField({ value = null, onChange, min = 0, max = 9999, step = 1, ...rest }: StepperFieldProps) {
  const to = (next: number) => onChange(value === null ? min : Math.min(max, Math.max(min, next)));
  const button = (name: string, by: number, isEnd: boolean) => (
    <button
      type="button"
      className={css.button}
      tabIndex={-1}
      aria-label={name}
      disabled={isEnd || rest.disabled}
      onClick={() => to((value ?? min) + by)}
    >
      {by < 0 ? <IconMinus {...icon} /> : <IconPlus {...icon} />}
    </button>
  );
  return (
    <NumberInput
      {...rest}
      className={css.field}
      classNames={{ input: css.input }}
      value={value ?? ""}
      onChange={(typed) => onChange(typed === "" ? null : Number(typed))}
      min={min}
      max={max}
      step={step}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      inputMode="numeric"
      leftSection={button("Fewer", -step, value !== null && value <= min)}
      rightSection={button("More", step, value !== null && value >= max)}
      leftSectionWidth={44}
      rightSectionWidth={44}
    />
  );
}
