import { NumberInput, type NumberInputProps } from "@mantine/core";

type CountFieldProps = Omit<NumberInputProps, "value" | "onChange"> & {
  value?: number | null;
  onChange: (count: number | null) => void;
};

/** A field for an optional whole number. A value out of range shows an error and is not corrected. */
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
