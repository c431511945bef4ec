import { Textarea, type TextareaProps } from "@mantine/core";
import { wrongLength } from "@porchlight/domain/kernel/text-lengths.ts";
import type { Ref } from "react";
import css from "./TextArea.module.css";

type TextAreaProps = TextareaProps & {
  value?: string;
  /** How many characters are kept. */
  most: number;
  ref?: Ref<HTMLTextAreaElement>;
};

/** The counter comes with the last tenth: before that nobody needs it. */
const isNear = (length: number, most: number): boolean => length > most * 0.9;

/**
 * A text field of several lines that grows with its content. Text over the limit can be typed and pasted, and shows an
 * error at once: cutting a long paste would silently lose its end.
 */
export function TextArea({ most, value = "", error, "aria-invalid": isRefused, ...field }: TextAreaProps) {
  const length = value.trim().length;
  return (
    <div>
      <Textarea
        autosize
        {...field}
        value={value}
        error={wrongLength(value, most) ?? error}
        {...(isRefused ? { "aria-invalid": true } : {})}
      />
      {isNear(length, most) && (
        <p className={css.count}>
          {length.toLocaleString("en-US")} of {most.toLocaleString("en-US")} characters
        </p>
      )}
    </div>
  );
}
