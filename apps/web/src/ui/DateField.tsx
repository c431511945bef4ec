import { TextInput, type TextInputProps } from "@mantine/core";

/** The latest date accepted; a year of five digits is a typo. */
const lastDay = "2199-12-31";

type DateFieldProps = Omit<TextInputProps, "type" | "value" | "onChange" | "max"> & {
  /** A date as 2026-11-24; empty while none is set or it is half typed. */
  value?: string;
  onChange: (day: string) => void;
};

/** A field for a date without a time, typed or picked from the browser's calendar. */
export function DateField({ onChange, ...rest }: DateFieldProps) {
  return (
    <TextInput {...rest} type="date" max={lastDay} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}
