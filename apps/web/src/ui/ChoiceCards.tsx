import { type ReactNode, useId } from "react";
import css from "./ChoiceCards.module.css";

export type Choice<Value extends string> = { value: Value; label: ReactNode; more?: ReactNode; mark?: string };

type ChoiceCardsProps<Value extends string> = {
  /** The question, for the screen reader unless it is `titled`. */
  legend: ReactNode;
  titled?: boolean;
  /** Whether two short choices share a line. */
  paired?: boolean;
  choices: readonly Choice<Value>[];
  value?: Value | null;
  onChange: (value: Value) => void;
  /** Takes the choice back, where a press on the chosen card does. */
  onClear?: () => void;
  error?: ReactNode;
};

/** Radio buttons as cards, each with room for an explanation. */
export function ChoiceCards<Value extends string>({
  legend,
  titled = false,
  paired = false,
  choices,
  value,
  onChange,
  onClear,
  error,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={paired ? `${css.group} ${css.paired}` : css.group}
      aria-describedby={error ? `${id}error` : undefined}
    >
      <legend className={titled ? css.legend : "pl-hidden"}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.card}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            onClick={() => choice.value === value && onClear?.()}
            onKeyUp={(event) => {
              // The browser makes no click of a space on the chosen one.
              if (event.key !== " " || choice.value !== value || !onClear) return;
              event.preventDefault();
              onClear();
            }}
            aria-invalid={error ? true : undefined}
          />
          <span className={css.label}>
            {choice.label}
            {choice.mark && <span className={css.mark}>{choice.mark}</span>}
          </span>
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
