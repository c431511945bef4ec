import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import type { z } from "zod";
import { alertFailure } from "./alert-failure.ts";
import { CallError } from "./call-error.ts";
import { useKeptForm } from "./kept-typing.ts";
import { pressSettleMilliseconds } from "./press-settle.ts";

type Checked = { isValid: (path: string) => boolean | Promise<boolean>; validateField: (path: string) => unknown };

/**
 * Checks a field a moment after it was left; spread into `useForm`. It only finds fault: what the server has said of a
 * value stands until the value is changed or sent again, however late the check comes.
 */
export const checkedWhenLeft = {
  enhanceGetInputProps: ({ field, form }: { field: string; form: Checked }) => ({
    onBlur: (event: FocusEvent) => {
      // Submitting checks all fields itself.
      if (event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === "submit") return;
      const left = event.currentTarget;
      setTimeout(async () => {
        // Who is back in the field, or in its open list, is still at it.
        if (!left.contains(document.activeElement) && !(await form.isValid(field))) form.validateField(field);
      }, pressSettleMilliseconds);
    },
  }),
};

type Schema<Values> = z.ZodType<unknown, Values>;

/**
 * A form that answers its input as the server would: from the contract's schema. Checked when a field is left; what is
 * typed is kept when the session ends.
 * A schema given as a function is fetched once the form stands, so that a first page need not wait for it.
 */
export function useContractForm<Values extends Record<string, unknown>>(
  schema: Schema<Values> | (() => Promise<Schema<Values>>),
  initialValues: NoInfer<Values>,
): UseFormReturnType<Values> {
  const form = useUnkeptForm(schema, initialValues);
  useKeptForm(form);
  return form;
}

/** The same for what may be kept nowhere. */
export function useUnkeptForm<Values extends Record<string, unknown>>(
  schema: Schema<Values> | (() => Promise<Schema<Values>>),
  initialValues: NoInfer<Values>,
): UseFormReturnType<Values> {
  const known = useRef(typeof schema === "function" ? null : schema);
  const fetched = useRef<Promise<Schema<Values>> | null>(null);
  const fetchSchema = (): Promise<Schema<Values>> => {
    fetched.current ??= Promise.resolve(typeof schema === "function" ? schema() : schema).then((found) => {
      known.current = found;
      return found;
    });
    return fetched.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps the schema it began with
  useEffect(() => void fetchSchema().catch(() => undefined), []);
  const check = (found: Schema<Values>, values: Values) => schemaResolver(found, { sync: true })(values);
  const form = useForm<Values>({
    ...checkedWhenLeft,
    initialValues,
    validate: (values) =>
      known.current
        ? check(known.current, values)
        : // Where the schema cannot be had, the server alone checks; it answers with the same words.
          fetchSchema().then(
            (found) => check(found, values),
            () => ({}),
          ),
  });
  return form;
}

/** The fields of a form, as a part of it that several forms share sees them. */
export type FieldsOf<Name extends string> = {
  // biome-ignore lint/suspicious/noExplicitAny: the form library's own type for what spreads onto any kind of input
  getInputProps: (name: Name) => { value?: any; onChange: any; error?: ReactNode };
};

/** A busy machine may draw a frame or two before the fields are marked. */
const framesWaited = 20;

function focusOnceMarked(within: string, frames: number): void {
  requestAnimationFrame(() => {
    const bad = document.querySelector<HTMLElement>(`${within} [aria-invalid="true"]`);
    if (bad) bad.focus();
    else if (frames > 0) focusOnceMarked(within, frames - 1);
  });
}

/** Takes the focus to the first field under a selector that needs attention, in the order of the page. */
export const focusFirstBadIn =
  (within: string) =>
  (errors: FormErrors): void => {
    if (Object.keys(errors).length > 0) focusOnceMarked(within, framesWaited);
  };
export const focusFirstBad = focusFirstBadIn("#main");

/** Shows the server's messages at the fields they are about; those of no field become an alert. */
export function showRefusal(
  form: { setErrors: (errors: FormErrors) => void; getValues: () => object },
  error: unknown,
  focus: (errors: FormErrors) => void = focusFirstBad,
): void {
  const told = error instanceof CallError ? error.fields : {};
  const known = flatNames(form.getValues());
  const here = Object.fromEntries(Object.entries(told).filter(([path]) => known.has(path)));
  const elsewhere = Object.entries(told).filter(([path]) => !known.has(path));
  form.setErrors(here);
  focus(here);
  if (elsewhere.length > 0) alertFailure(error, elsewhere.map(([, said]) => said).join(" "));
  else if (Object.keys(here).length === 0) alertFailure(error);
}

function flatNames(values: object, before = ""): Set<string> {
  return new Set(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? [...flatNames(value as object, `${before}${name}.`)]
        : [`${before}${name}`],
    ),
  );
}
