import { TextInput, type TextInputProps } from "@mantine/core";
import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from "react";
import { caretBehind, editedPhone, maskedPhone, phoneDigits } from "./phone-mask.ts";

type PhoneFieldProps = Omit<TextInputProps, "onChange" | "value" | "type" | "ref"> & {
  /** At most ten digits, without the country code. */
  value?: string;
  onChange: (digits: string) => void;
};

/** A field for a US phone number, masked as +1 (###) ###-####. Pasted numbers may begin with 1 or +1. */
export function PhoneField({ value = "", onChange, ...rest }: PhoneFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && field.current === document.activeElement)
      field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: written, selectionStart } = event.currentTarget;
    const { digits, ahead } = editedPhone(value, written, selectionStart ?? written.length);
    caret.current = caretBehind(ahead, digits);
    onChange(digits);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(phoneDigits(event.clipboardData.getData("text")));
  };
  return (
    <TextInput
      {...rest}
      ref={field}
      type="tel"
      inputMode="tel"
      autoComplete={rest.autoComplete ?? "tel"}
      value={maskedPhone(value)}
      onChange={type}
      onPaste={paste}
    />
  );
}
