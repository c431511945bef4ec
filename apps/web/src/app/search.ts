/** The query of an address as plain text: a token of digits alone must not become a number and lose its zeros. */
export const readSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export function writeSearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return text && `?${text}`;
}

/** Keeps just the named parts of a query. */
export const searchOf =
  <const Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [name in Name]?: string } =>
    Object.fromEntries(names.flatMap((name) => (typeof search[name] === "string" ? [[name, search[name]]] : []))) as {
      [name in Name]?: string;
    };
