import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import css from "./CheckChips.module.css";

type CheckChipsProps<Value extends string> = {
  /** The question above the chips. */
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value?: readonly Value[];
  /** Receives the chosen values, in the order of the choices. */
  onChange: (chosen: Value[]) => void;
  error?: ReactNode;
};

/** Checkboxes as chips with short labels. */
export function CheckChips<Value extends string>({
  legend,
  choices,
  value = [],
  onChange,
  error,
}: CheckChipsProps<Value>) {
  const id = useId();
  const toggle = (toggled: Value) =>
    onChange(choices.map((choice) => choice.value).filter((one) => (one === toggled) !== value.includes(one)));
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.chip}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={() => toggle(choice.value)}
              aria-invalid={error ? true : undefined}
            />
            <IconCheck className={css.check} size={16} stroke={2} aria-hidden />
            {choice.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
