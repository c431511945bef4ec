import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { FieldProblems } from "@porchlight/domain/properties/nested-records.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { checkedWhenLeft, focusFirstBadIn, showRefusal } from "../../app/form.ts";
import { useKeptForm } from "../../app/kept-typing.ts";
import { cacheProperty } from "../property/property-query.ts";
import type { EditorProps } from "./editing.ts";

type Editing<Values extends object, Sent, Home> = {
  /** The values the form begins with. */
  start: Values;
  /** The fields as they travel, without those that are hidden. */
  sends: (values: Values) => unknown;
  /** The contract's rules for what travels. */
  schema: z.ZodType<Sent>;
  /** What the values do not allow together, by field. */
  problems?: (values: Values) => FieldProblems;
  /** Answers the home as it is then; `opened` is the home as it was when the editor opened. */
  save: (sent: Sent, opened: Home) => Promise<PropertyView>;
  /** The button stays off until everything is right, and says why. */
  blocks?: boolean;
};

type Editor<Values extends object> = {
  form: UseFormReturnType<Values>;
  /** Spread onto the form element. */
  formProps: ComponentPropsWithoutRef<"form">;
};

/**
 * The state of one editor of a home: it checks as the contract does, reports its state to the panel or step that shows
 * it, saves, and shows the server's errors at their fields. A failed save keeps everything typed.
 */
export function useEditor<Values extends object, Sent, Home extends PropertyView | null = PropertyView>(
  { property, formId, onState, onSaved, onIncomplete }: Omit<EditorProps, "property"> & { property: Home },
  { start, sends, schema, problems, save, blocks = false }: Editing<Values, Sent, Home>,
): Editor<Values> {
  const [opened] = useState(property);
  const cache = useQueryClient();
  const check = (values: Values): FormErrors => {
    const checked = schemaResolver(schema, { sync: true })(sends(values) as Record<string, unknown>);
    return { ...problems?.(values), ...checked };
  };
  const form = useForm<Values>({
    ...checkedWhenLeft,
    initialValues: start,
    validate: check,
    // Two fields that did not fit together are put right at either of them.
    onValuesChange(values, before) {
      const shown = Object.keys(form.errors);
      if (shown.length === 0) return;
      const [was, is] = [check(before), check(values)];
      for (const field of shown) if (was[field] && !is[field]) form.clearFieldError(field);
    },
  });
  useKeptForm(form);
  const focus = focusFirstBadIn(`#${formId}`);
  const saving = useMutation({
    mutationFn: (values: Values) => save(schema.parse(sends(values)), opened),
    onSuccess: (saved) => {
      form.resetDirty();
      cacheProperty(cache, saved);
      onSaved(saved);
    },
    onError: (error) => showRefusal(form, error, focus),
  });
  const complaints = blocks ? Object.values(check(form.getValues())) : [];
  const blocked = complaints.length > 0 ? String(complaints[0]) : null;
  const busy = saving.isPending;
  const dirty = form.isDirty();
  const tell = useRef(onState);
  tell.current = onState;
  useEffect(() => tell.current({ blocked, busy, dirty }), [blocked, busy, dirty]);
  return {
    form,
    formProps: {
      id: formId,
      noValidate: true,
      onSubmit: form.onSubmit(
        (values) => {
          if (!busy) saving.mutate(values);
        },
        (errors) => {
          focus(errors);
          onIncomplete?.();
        },
      ),
    },
  };
}
