import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { CallError } from "../app/call-error.ts";
import { pressSettleMilliseconds } from "../app/press-settle.ts";
import { showAlert } from "./alerts.ts";
import { useAccountWords } from "./words/context.ts";

export type Problems = Readonly<Record<string, ReactNode>>;

type AccountFormOptions<Values> = {
  schema: () => Promise<z.ZodType<unknown, Values>>;
  /** Values sent along with the fields. */
  fixed?: Partial<Values>;
  /** Converts what was typed into a field to the value that is sent. */
  read?: (name: string, typed: string) => string;
  send: (values: Values) => Promise<unknown>;
  /** Returns the messages for the fields of a rejected form, or null when the problem was shown elsewhere. */
  onRefused: (error: unknown, values: Values) => Problems | null;
};

/**
 * A form over uncontrolled fields, so that text typed before hydration stays. Fields are checked by the server's schema
 * when they lose focus and on submit; if the schema cannot be loaded, only the server checks.
 */
export function useAccountForm<Values extends Record<string, unknown>>(options: AccountFormOptions<Values>) {
  const { schema, fixed = {}, read = (_name, typed) => typed, send, onRefused } = options;
  const { atField } = useAccountWords();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const known = useRef<Promise<z.ZodType<unknown, Values> | null> | null>(null);

  const valuesOf = (form: HTMLFormElement): Values =>
    ({
      ...fixed,
      ...Object.fromEntries([...new FormData(form)].map(([name, typed]) => [name, read(name, String(typed))])),
    }) as Values;
  const fetchSchema = () => {
    known.current ??= schema().catch(() => null);
    return known.current;
  };
  const problemsOf = async (values: Values): Promise<Problems> => {
    const issues = (await fetchSchema())?.safeParse(values).error?.issues ?? [];
    return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
  };
  const showProblems = (form: HTMLFormElement, found: Problems): void => {
    flushSync(() => setProblems(found));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const values = valuesOf(form);
    try {
      const found = await problemsOf(values);
      if (Object.keys(found).length > 0) return showProblems(form, found);
      setProblems({});
      await send(values);
    } catch (error) {
      const found = onRefused(error, values);
      if (found) showProblems(form, found);
    } finally {
      setBusy(false);
    }
  };
  const checkWhenLeft = (event: FocusEvent<HTMLFormElement>): void => {
    const { target: left, currentTarget: form, relatedTarget: next } = event;
    // Submitting checks all fields itself.
    if (!(left instanceof HTMLInputElement) || (next instanceof HTMLButtonElement && next.type === "submit")) return;
    setTimeout(async () => {
      // Who is back in the field is still at it.
      if (document.activeElement === left) return;
      const found = (await problemsOf(valuesOf(form)))[left.name];
      if (found) setProblems((others) => ({ ...others, [left.name]: found }));
    }, pressSettleMilliseconds);
  };
  return {
    problems: Object.fromEntries(
      Object.entries(problems).map(([name, said]) => [name, typeof said === "string" ? atField(said) : said]),
    ) as Problems,
    busy,
    form: {
      noValidate: true,
      // Without a script nothing is sent: no answer of ours would help, and a password is nobody's address.
      method: "dialog",
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onBlur: checkWhenLeft,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        void fetchSchema();
        if (name in problems) setProblems(({ [name]: _gone, ...others }) => others);
      },
    },
  } as const;
}

/** Returns the server's messages by the form's fields; those of no field become an alert. */
export function refusalAt(names: readonly string[], error: unknown): Problems | null {
  const told = error instanceof CallError ? Object.entries(error.fields) : [];
  const elsewhere = told.filter(([path]) => !names.includes(path));
  if (elsewhere.length > 0) showAlert(elsewhere.map(([, said]) => said).join(" "));
  else if (told.length === 0) showAlert(error);
  const here = told.filter(([path]) => names.includes(path));
  return here.length > 0 ? Object.fromEntries(here) : null;
}
