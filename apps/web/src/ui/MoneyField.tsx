import { TextInput, type TextInputProps } from "@mantine/core";
import { type ReactNode, useState } from "react";
import css from "./MoneyField.module.css";

/** Whole dollars; text that is not an amount stays as typed, for the form to report. */
export type Dollars = number | string | null;

/** "$1,850" and "1850" are 1850, an empty field is null, and "about 900" stays a text. */
export function readDollars(written: string): Dollars {
  const amount = written.trim().replace(/^\$\s*/, "");
  if (amount === "") return null;
  return /^(\d+|\d{1,3}(,\d{3})+)$/.test(amount) ? Number(amount.replaceAll(",", "")) : written;
}

const writtenDollars = (amount: Dollars): string =>
  typeof amount === "number" ? amount.toLocaleString("en-US") : (amount ?? "");

type MoneyFieldProps = Omit<TextInputProps, "value" | "onChange"> & {
  value?: Dollars;
  onChange: (amount: Dollars) => void;
  /** What the amount is for: "per month". */
  per?: ReactNode;
};

/** An amount in whole dollars, with its thousands set apart. */
export function MoneyField({ value = null, onChange, onBlur, per, ...rest }: MoneyFieldProps) {
  const [typing, setTyping] = useState<string | null>(null);
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
      value={typing ?? writtenDollars(value)}
      onChange={({ currentTarget: { value: written, selectionStart } }) => {
        const amount = readDollars(written);
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
