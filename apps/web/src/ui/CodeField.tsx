import { PinInput } from "@mantine/core";
import { useId } from "react";
import css from "./CodeField.module.css";

export const codeLength = 6;

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called once all digits are in; nothing needs to be pressed. */
  onComplete: (code: string) => void;
  error?: string | null;
  busy?: boolean;
};

/** Six cells for a mailed code: paste spreads over them, the phone may fill them by itself. */
export function CodeField({ label, value, onChange, onComplete, error, busy = false }: CodeFieldProps) {
  const id = useId();
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={css.label}>{label}</legend>
      <PinInput
        className={error ? css.wrong : ""}
        classNames={{ root: css.root, pinInput: css.pin }}
        length={codeLength}
        type="number"
        inputMode="numeric"
        oneTimeCode
        placeholder=""
        ariaLabel={label}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        readOnly={busy}
        error={Boolean(error)}
        autoFocus
      />
      <p id={`${id}error`} className={css.error} role="alert" hidden={!error}>
        {error}
      </p>
    </fieldset>
  );
}
