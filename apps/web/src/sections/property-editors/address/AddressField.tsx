import { Autocomplete, Loader } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import css from "./Address.module.css";
import { minLetters, suggestionsQuery } from "./data.ts";

/** Whoever types an address pauses less than this between two letters. */
const pauseMilliseconds = 1000;
/** Long enough for the press on a suggestion that took the focus away. */
const leaveMilliseconds = 250;

export type AddressFieldProps = {
  value: string;
  error?: ReactNode;
  onType: (text: string) => void;
  onPick: (label: string) => void;
  /** Called a moment after the field was left. */
  onLeave: () => void;
  /** The address picked is being looked up. */
  busy: boolean;
  /** Whether it has the focus first, on a page. */
  autoFocus?: boolean;
  /** The same in a dialog, which gives the focus itself, to return it when it closes. */
  "data-autofocus"?: boolean;
};

/** A field for a US address with suggestions while typing. */
export function AddressField({ value, error, onType, onPick, onLeave, busy, ...focus }: AddressFieldProps) {
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), pauseMilliseconds);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useRef(onLeave);
  const picked = useRef<string | null>(null);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => () => clearTimeout(leaving.current), []);
  const isCurrent = asked === typed.trim() && asked.length >= minLetters;
  const suggestions = useQuery({ ...suggestionsQuery(asked), enabled: isCurrent });
  const found = isCurrent ? (suggestions.data ?? []) : [];
  const byLabel = new Map(found.map((suggestion) => [suggestion.label, suggestion]));
  const hint =
    isCurrent && suggestions.isError
      ? "Address search isn't working. Check your connection and try again."
      : isCurrent && suggestions.isSuccess && found.length === 0
        ? "No US address found. Add the city and state, or the ZIP code."
        : "Start typing, then pick it from the list";
  return (
    <Autocomplete
      size="md"
      label="Address"
      description={hint}
      inputWrapperOrder={["label", "input", "error", "description"]}
      placeholder="12 Main St, Austin, TX"
      role="combobox"
      // An open list without an option would keep Escape from the layer around it.
      openOnFocus={false}
      autoComplete="off"
      {...focus}
      data={[...byLabel.keys()]}
      filter={({ options }) => options}
      value={value}
      error={error}
      rightSection={busy || (isCurrent && suggestions.isFetching) ? <Loader size={16} /> : null}
      comboboxProps={{ zIndex: 300 }}
      renderOption={({ option }) => (
        <span className={css.option}>
          <span>{byLabel.get(option.value)?.street ?? option.value}</span>
          <span className={css.secondary}>{byLabel.get(option.value)?.secondary}</span>
        </span>
      )}
      onChange={(text) => {
        // The field also reports what was picked, right after the pick.
        if (text === picked.current) return;
        picked.current = null;
        clearTimeout(leaving.current);
        setTyped(text);
        onType(text);
      }}
      onOptionSubmit={(label) => {
        picked.current = label;
        setTyped("");
        onPick(label);
      }}
      onBlur={({ target }) => {
        leaving.current = setTimeout(() => {
          setTyped("");
          if (document.activeElement !== target) leave.current();
        }, leaveMilliseconds);
      }}
    />
  );
}
