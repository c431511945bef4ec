import { type ReactNode, useId } from "react";
import css from "./ChoiceTiles.module.css";

type ChoiceTilesProps<Value extends string> = {
  legend: string;
  choices: readonly { value: Value; label: string; icon: ReactNode }[];
  value?: Value | null;
  onChange: (value: Value) => void;
  error?: ReactNode;
};

/** Radio buttons as tiles with pictures. */
export function ChoiceTiles<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  error,
}: ChoiceTilesProps<Value>) {
  const id = useId();
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}error` : undefined}>
      <legend className="pl-hidden">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.tile}>
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-invalid={error ? true : undefined}
          />
          {choice.icon}
          {choice.label}
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
