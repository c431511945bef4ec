import { type ReactNode, useId } from "react";
import css from "./ChoiceCards.module.css";

type CheckCardsProps<Value extends string> = {
  /** The question, for the screen reader. */
  legend: string;
  choices: readonly { value: Value; label: string; more?: ReactNode }[];
  value: readonly Value[];
  /** Receives the chosen values, in the order of the choices. */
  onChange: (chosen: Value[]) => void;
  error?: ReactNode;
};

/** Checkboxes as cards, each with room for an explanation. */
export function CheckCards<Value extends string>({ legend, choices, value, onChange, error }: CheckCardsProps<Value>) {
  const id = useId();
  const toggle = (toggled: Value) =>
    onChange(choices.map((choice) => choice.value).filter((one) => (one === toggled) !== value.includes(one)));
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}error` : undefined}>
      <legend className="pl-hidden">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.card}>
          <input
            type="checkbox"
            checked={value.includes(choice.value)}
            onChange={() => toggle(choice.value)}
            aria-invalid={error ? true : undefined}
          />
          <span className={css.label}>{choice.label}</span>
          {choice.more && <span className={css.more}>{choice.more}</span>}
        </label>
      ))}
      {error && (
        <p id={`${id}error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
