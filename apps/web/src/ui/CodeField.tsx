import { TextInput, type TextInputProps } from "@mantine/core";

type CodeFieldProps = Omit<TextInputProps, "onChange" | "type"> & { onChange: (digits: string) => void };

export const codeLength = 6;

/** A field for the six digits of a mailed code. */
export const CodeField = ({ onChange, ...rest }: CodeFieldProps) => (
  <TextInput
    {...rest}
    inputMode="numeric"
    autoComplete="one-time-code"
    onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, "").slice(0, codeLength))}
  />
);
