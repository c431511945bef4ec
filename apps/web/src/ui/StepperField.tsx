import { NumberInput, type NumberInputProps } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type ReactNode, use } from "react";
import { ControlWordsContext } from "./control-words.ts";
import css from "./StepperField.module.css";
import { useRepeatOnHold } from "./use-repeat-on-hold.ts";

type StepperFieldProps = Omit<NumberInputProps, "value" | "onChange" | "min" | "max"> & {
  value?: number | null;
  onChange: (count: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
};

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/**
 * A field for a small whole number with minus and plus buttons; it can also be typed, and a value out of range shows an
 * error.
 */
export function StepperField({ value = null, onChange, min = 0, max = 9999, step = 1, ...rest }: StepperFieldProps) {
  const words = use(ControlWordsContext);
  const to = (next: number) => onChange(value === null ? min : Math.min(max, Math.max(min, next)));
  const isLeast = value !== null && value <= min;
  const isMost = value !== null && value >= max;
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
      leftSection={
        <StepButton
          name={words.fewer}
          isOver={isLeast || rest.disabled === true}
          onStep={() => to((value ?? min) - step)}
        >
          <IconMinus {...icon} />
        </StepButton>
      }
      rightSection={
        <StepButton
          name={words.more}
          isOver={isMost || rest.disabled === true}
          onStep={() => to((value ?? min) + step)}
        >
          <IconPlus {...icon} />
        </StepButton>
      }
      leftSectionWidth={44}
      rightSectionWidth={44}
    />
  );
}

type StepButtonProps = { name: string; isOver: boolean; onStep: () => void; children: ReactNode };

/** A button that repeats its step while held. */
function StepButton({ name, isOver, onStep, children }: StepButtonProps) {
  const held = useRepeatOnHold(onStep, isOver);
  return (
    <button type="button" className={css.button} tabIndex={-1} aria-label={name} disabled={isOver} {...held}>
      {children}
    </button>
  );
}
