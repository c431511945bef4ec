import { useEffect, useRef, useState } from "react";
import { showSuccess } from "../ui/alerts.ts";
import { clearTyping, key, type SavedTyping, savedTyping } from "./kept-typing-store.ts";

/** The form fields on the page by name, each with a function that returns what was typed, or undefined. */
const standing = new Map<string, () => unknown>();

const secret = /password|code/i;

/** Returns the id of the signed-in person. The app's root sets it, so that a form's first load does without. */
let personHere: () => string | undefined = () => undefined;
export function setTypingOwner(ask: typeof personHere): void {
  personHere = ask;
}

const withoutSecrets = (typed: unknown): unknown =>
  JSON.parse(JSON.stringify(typed, (name, value: unknown) => (secret.test(name) ? undefined : value)));

/** Stores what is typed and unsaved, when the server ends a session. */
export function keepTyping(): void {
  const userId = personHere();
  const typed = [...standing].flatMap(([name, read]) => {
    const value = read();
    return value === undefined ? [] : [[name, withoutSecrets(value)]];
  });
  if (!userId || typed.length === 0) return;
  const address = location.pathname + location.search;
  sessionStorage.setItem(
    key,
    JSON.stringify({ userId, address, typed: Object.fromEntries(typed) } satisfies SavedTyping),
  );
}

function take(name: string): unknown {
  const found = savedTyping();
  if (!found || found.userId !== personHere() || !(name in found.typed)) return undefined;
  const { [name]: typed, ...others } = found.typed;
  if (Object.keys(others).length === 0) clearTyping();
  else sessionStorage.setItem(key, JSON.stringify({ ...found, typed: others } satisfies SavedTyping));
  return typed;
}

/** Keeps what is typed under a name when the session ends; restores it where that name is used again, and says so. */
export function useKeptTyping<Typed>(
  name: string,
  read: () => Typed | undefined,
  giveBack: (typed: Typed) => void,
  message = "We restored what you were typing. It isn't saved yet.",
): void {
  const latest = useRef({ read, giveBack, message });
  latest.current = { read, giveBack, message };
  useEffect(() => {
    const typed = take(name);
    if (typed !== undefined) {
      latest.current.giveBack(typed as Typed);
      showSuccess(latest.current.message);
    }
    const here = () => latest.current.read();
    standing.set(name, here);
    return () => {
      if (standing.get(name) === here) standing.delete(name);
    };
  }, [name]);
}

type Form<Values> = { isDirty: () => boolean; getValues: () => Values; setValues: (values: Values) => void };

/** Does that for a whole form, identified by its page and its fields. */
export function useKeptForm<Values extends object>(form: Form<Values>): void {
  const [page] = useState(() => location.pathname);
  useKeptTyping<Values>(
    `${page} ${Object.keys(form.getValues()).join(" ")}`,
    () => (form.isDirty() ? form.getValues() : undefined),
    (typed) => form.setValues({ ...form.getValues(), ...typed }),
  );
}

/** Does that for a single text, like `useState`. `name` says what the text is for, across all pages. */
export function useKeptText(name: string, start = ""): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(start);
  useKeptTyping(name, () => (text === start ? undefined : text), setText);
  return [text, setText];
}
