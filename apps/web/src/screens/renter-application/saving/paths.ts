import { hashKey } from "@tanstack/react-query";

/** Returns what an answer of a section is at a dotted path, as in "residences.0.address". */
export const at = (answers: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], answers);

/** Returns the answers of a section with another value at a dotted path. */
export function withAt<Value>(answers: Value, path: string, value: unknown): Value {
  const [name, ...rest] = path.split(".");
  const old = (answers as Record<string, unknown>)[name!];
  const next = rest.length === 0 ? value : withAt(old, rest.join("."), value);
  if (Array.isArray(answers)) return answers.with(Number(name), next) as Value;
  return { ...answers, [name!]: next };
}

/** Whether two answers are the same, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);
