import { Textarea, type TextareaProps } from "@mantine/core";
import { wrongLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { type Ref, use } from "react";
import { ControlWordsContext } from "./control-words.ts";
import css from "./TextArea.module.css";

type TextAreaProps = TextareaProps & {
  value?: string;
  /** The maximum number of characters. */
  most: number;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Whether the length is in the last tenth, where the counter appears. */
const isNear = (length: number, most: number): boolean => length > most * 0.9;

/**
 * A multi-line field that grows with its content. Text over the limit can be typed and pasted and shows an error at
 * once, since cutting a long paste would silently lose its end.
 */
export function TextArea({ most, value = "", error, "aria-invalid": isRefused, ...field }: TextAreaProps) {
  const words = use(ControlWordsContext);
  const length = value.trim().length;
  return (
    <div>
      <Textarea
        autosize
        {...field}
        value={value}
        error={wrongLength(value, most) ? words.tooLong(most) : error}
        {...(isRefused ? { "aria-invalid": true } : {})}
      />
      {isNear(length, most) && <p className={css.count}>{words.characters(length, most)}</p>}
    </div>
  );
}
