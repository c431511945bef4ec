import { TextInput, type TextInputProps } from "@mantine/core";
import { type ReactNode, useState } from "react";
import css from "./MoneyField.module.css";

/** A whole dollar amount; text that is no amount stays as typed, for the form to report. */
export type Dollars = number | string | null;

/** Returns 1850 for "$1,850" and "1850", null for an empty field, and the text itself for "about 900". */
export function readDollars(written: string): Dollars {
  const amount = written.trim().replace(/^\$\s*/, "");
  if (amount === "") return null;
  return /^(\d+|\d{1,3}(,\d{3})+)$/.test(amount) ? Number(amount.replaceAll(",", "")) : written;
}

/**
 * Returns the amount after an edit of a field that showed `shown` for `amount`. The commas that set its thousands apart
 * are nothing that was typed, wherever a digit more or less leaves them.
 */
export function editedDollars(amount: Dollars, shown: string, written: string): Dollars {
  const isSetApart = typeof amount === "number" && shown.includes(",") && /^[\d,]+$/.test(written);
  return readDollars(isSetApart ? written.replaceAll(",", "") : written);
}

const writtenDollars = (amount: Dollars): string =>
  typeof amount === "number" ? amount.toLocaleString("en-US") : (amount ?? "");

type MoneyFieldProps = Omit<TextInputProps, "value" | "onChange"> & {
  value?: Dollars;
  onChange: (amount: Dollars) => void;
  /** The period of the amount: "per month". */
  per?: ReactNode;
};

/** A field for an amount in whole dollars, formatted with thousands separators. */
export function MoneyField({ value = null, onChange, onBlur, per, ...rest }: MoneyFieldProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const shown = typing ?? writtenDollars(value);
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      classNames={{ input: css.input, section: css.section }}
      leftSection="$"
      leftSectionWidth={30}
      rightSection={per}
      rightSectionWidth={per ? "auto" : undefined}
      value={shown}
      onChange={({ currentTarget: { value: written, selectionStart } }) => {
        const amount = editedDollars(value, shown, written);
        // Setting thousands apart in the middle of a number would move the caret.
        const isAtEnd = selectionStart === written.length;
        setTyping(isAtEnd && typeof amount === "number" ? writtenDollars(amount) : written);
        onChange(amount);
      }}
      onBlur={(event) => {
        setTyping(null);
        onBlur?.(event);
      }}
    />
  );
}
