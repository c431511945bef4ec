/** Reading of reports, whose fields are missing, null or the text N/A at will. */

export type ReportObject = Record<string, unknown>;

/** Nothing of a report lies deeper; what does is left out. */
const maxDepth = 30;

export const isObject = (value: unknown): value is ReportObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the object at a path of names; an empty one where there is none. */
export function objectAt(from: unknown, ...path: string[]): ReportObject {
  const found = path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), from);
  return isObject(found) ? found : {};
}

/** Returns the objects of a list; none where it is null or no list. */
export const objectsIn = (from: ReportObject, name: string): ReportObject[] =>
  Array.isArray(from[name]) ? from[name].filter(isObject) : [];

/** Returns a field as text; null where it says nothing. */
export function textIn(from: ReportObject, name: string): string | null {
  const value = from[name];
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value).trim();
  return text === "" || /^n\/?a$/i.test(text) ? null : text;
}

/** Returns a field as a number; dollar signs and commas are read over, and null where it is none. */
export function numberIn(from: ReportObject, name: string): number | null {
  const text = textIn(from, name)?.replace(/[$,]/g, "");
  const number = text === undefined || text === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Returns a field as YYYY-MM-DD, from that form, an instant or MM/DD/YYYY; null where it is no day. */
export function dayIn(from: ReportObject, name: string): string | null {
  const text = textIn(from, name) ?? "";
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  const iso = us ? `${us[3]}-${us[1]!.padStart(2, "0")}-${us[2]!.padStart(2, "0")}` : text.slice(0, 10);
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(iso) ? iso : null;
}

/** Whether a field is set: true, 1 or such a word. */
export const isSet = (from: ReportObject, name: string): boolean =>
  from[name] === true || /^(1|y|yes|true)$/i.test(textIn(from, name) ?? "");

/** Returns a copy in which `keep` has decided on each field and `text` has read each text. */
export function copied(
  value: unknown,
  rules: { keep: (name: string) => boolean; text: (text: string) => string },
  depth = 0,
): unknown {
  if (typeof value === "string") return rules.text(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => copied(item, rules, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => rules.keep(name))
      .map(([name, field]) => [name, copied(field, rules, depth + 1)]),
  );
}
