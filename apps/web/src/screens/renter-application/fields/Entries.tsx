import { listLength } from "@porchlight/domain/applications/answers.ts";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import css from "./Fields.module.css";

type EntriesProps<Entry> = {
  /** The path of the list in its section. */
  name: string;
  entries: readonly Entry[];
  /** What one of them is called. */
  label: string;
  addLabel: string;
  /** An entry with nothing answered. */
  fresh: () => Entry;
  onChange: (entries: Entry[]) => void;
  error: string | undefined;
  /** The fields of the entry at a path, as in "residences.0". */
  children: (path: string, entry: Entry) => ReactNode;
};

/** A list of the form: entries with their fields, to which others are added and from which they are removed. */
export function Entries<Entry extends { id: string }>(props: EntriesProps<Entry>) {
  const { name, entries, label, addLabel, fresh, onChange, error, children } = props;
  return (
    <div className={css.entries} data-field={name} tabIndex={-1}>
      {entries.map((entry, index) => (
        <EntryBox
          key={entry.id}
          label={label}
          nth={index + 1}
          onRemove={() => onChange(entries.filter(({ id }) => id !== entry.id))}
        >
          {children(`${name}.${index}`, entry)}
        </EntryBox>
      ))}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {entries.length < listLength.max && (
        <Action
          size="md"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...entries, fresh()])}
        >
          {addLabel}
        </Action>
      )}
    </div>
  );
}

type EntryBoxProps = { label: string; nth: number; onRemove: () => void; children: ReactNode };

function EntryBox({ label, nth, onRemove, children }: EntryBoxProps) {
  const { answers: words, people } = useWords();
  const id = useId();
  return (
    <section className={css.entry} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{words.nth(label, nth)}</h2>
        <Action kind="plain" size="xs" aria-label={words.remove(words.nth(label, nth))} onClick={onRemove}>
          {people.remove}
        </Action>
      </div>
      {children}
    </section>
  );
}
