const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns text escaped for XML 1.0; characters that XML cannot hold are dropped. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, "")
    .replace(/[&<>"']/g, (one) => escapes[one]!);

export type Attributes = Readonly<Record<string, string>>;

const opening = (name: string, attributes: Attributes): string =>
  Object.entries(attributes).reduce((tag, [key, value]) => `${tag} ${key}="${escaped(value)}"`, name);

/** Returns an element with a value; empty without one. */
export const leaf = (name: string, value: string | number | boolean | null, attributes: Attributes = {}): string =>
  value === null || value === "" ? "" : `<${opening(name, attributes)}>${escaped(String(value))}</${name}>`;

/** Returns an element with child elements; empty with neither children nor attributes. */
export function parent(name: string, children: readonly string[], attributes: Attributes = {}): string {
  const inner = children.join("");
  if (inner !== "") return `<${opening(name, attributes)}>${inner}</${name}>`;
  return Object.keys(attributes).length > 0 ? `<${opening(name, attributes)}/>` : "";
}
