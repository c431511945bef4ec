import { TextInput, type TextInputProps } from "@mantine/core";

/** The last day that may be asked about; a year of five digits is a slip of the finger. */
const lastDay = "2199-12-31";

type DateFieldProps = Omit<TextInputProps, "type" | "value" | "onChange" | "max"> & {
  /** A day as 2026-11-24; empty while none is given or it is half typed. */
  value?: string;
  onChange: (day: string) => void;
};

/** A day without a time of day, typed or picked from the browser's own calendar. */
export function DateField({ onChange, ...rest }: DateFieldProps) {
  return (
    <TextInput {...rest} type="date" max={lastDay} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}
