import { NumberInput, type NumberInputProps } from "@mantine/core";

type CountFieldProps = Omit<NumberInputProps, "value" | "onChange"> & {
  value?: number | null;
  onChange: (count: number | null) => void;
};

/** A whole number that may be missing. Nothing is corrected silently: what is out of range is said. */
export function CountField({ value, onChange, ...rest }: CountFieldProps) {
  return (
    <NumberInput
      thousandSeparator=","
      {...rest}
      value={value ?? ""}
      onChange={(typed) => onChange(typed === "" ? null : Number(typed))}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      inputMode="numeric"
    />
  );
}
