import { MaskInput, type MaskInputProps } from "@mantine/core";
import type { ClipboardEvent } from "react";

type PhoneFieldProps = Omit<MaskInputProps, "mask" | "onChange" | "value" | "type"> & {
  /** Ten digits at most, without the country code. */
  value?: string;
  onChange: (digits: string) => void;
};

/** The ten digits of a US number, however it was written; a leading 1 is the country code. */
export const phoneDigits = (written: string): string => {
  const digits = written.replace(/\D/g, "");
  return (digits.length > 10 && digits.startsWith("1") ? digits.slice(1) : digits).slice(0, 10);
};

/** A US phone number behind the mask +1 (###) ###-####. Pasted numbers may carry 1 or +1. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(phoneDigits(event.clipboardData.getData("text")));
  };
  return (
    <MaskInput
      {...rest}
      mask="+1 (999) 999-9999"
      slotChar="_"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={value ?? ""}
      onChangeRaw={(_raw, masked) => onChange(phoneDigits(masked.replace(/^\+1/, "")))}
      onPaste={paste}
    />
  );
}
