import { IconChevronDown } from "@tabler/icons-react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

/** The texts of a field on a server-rendered page: its label and, below it, a hint or the error. */
export type FieldWords = {
  name: string;
  label: string;
  hint?: string | undefined;
  problem?: ReactNode;
};

/** Returns the attributes that link a control to its texts; `also` is the id of another description. */
export const controlProps = ({ name, hint, problem }: Omit<FieldWords, "label">, also?: string | false) => ({
  className: "input",
  id: name,
  name,
  "aria-invalid": problem ? true : undefined,
  "aria-describedby": [problem ? `${name}-error` : hint && `${name}-hint`, also].filter(Boolean).join(" ") || undefined,
});

type PageFieldProps = FieldWords & {
  children: ReactNode;
  /** Whether the error is announced as soon as it shows. */
  isAlert?: boolean;
};

/** A control between its label and its hint or error. */
export const PageField = ({ children, isAlert = false, ...words }: PageFieldProps) => (
  <div className="field">
    <label className="label" htmlFor={words.name}>
      {words.label}
    </label>
    {children}
    <FieldMessage {...words} isAlert={isAlert} />
  </div>
);

type FieldMessageProps = Omit<PageFieldProps, "label" | "children">;

/** A hint, or the error in its place. */
export function FieldMessage({ name, hint, problem, isAlert = false }: FieldMessageProps) {
  if (problem)
    return (
      <p className="problem" id={`${name}-error`} role={isAlert ? "alert" : undefined}>
        {problem}
      </p>
    );
  return hint ? (
    <p className="hint" id={`${name}-hint`}>
      {hint}
    </p>
  ) : null;
}

type PageInputProps = FieldWords &
  Pick<PageFieldProps, "isAlert"> &
  Omit<InputHTMLAttributes<HTMLInputElement>, "name">;

/** A single-line field. */
export const PageInput = ({ name, label, hint, problem, isAlert = false, ...input }: PageInputProps) => (
  <PageField name={name} label={label} hint={hint} problem={problem} isAlert={isAlert}>
    <input {...input} {...controlProps({ name, hint, problem })} />
  </PageField>
);

/** A date field, typed or picked from the browser's calendar. */
export const PageDate = (props: Omit<PageInputProps, "type">) => <PageInput {...props} type="date" />;

type PageSelectProps = FieldWords & Omit<SelectHTMLAttributes<HTMLSelectElement>, "name">;

/** A choice from the browser's own list. */
export const PageSelect = ({ name, label, hint, problem, ...select }: PageSelectProps) => (
  <PageField name={name} label={label} hint={hint} problem={problem}>
    <span className="select">
      <select {...select} {...controlProps({ name, hint, problem })} />
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </span>
  </PageField>
);

type PageTextAreaProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name">;

/** A multi-line field. */
export const PageTextArea = ({ name, label, hint, problem, ...area }: PageTextAreaProps) => (
  <PageField name={name} label={label} hint={hint} problem={problem}>
    <textarea {...area} {...controlProps({ name, hint, problem })} />
  </PageField>
);
