import { sanitizeText } from "../../platform/database/sanitize-text.ts";

const maxFieldLength = 200_000;
const maxFields = 200;

/** Bytes as text: UTF-8, else the Latin letters that older senders still use. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Returns a form's text with `+` and `%XX` decoded to bytes; an invalid `%` stays as it is. */
const unescaped = (part: string): Uint8Array =>
  Buffer.from(
    part
      .replaceAll("+", " ")
      .replace(/%([\da-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/**
 * Returns the posted fields as trimmed texts, from a form or a JSON object. Of a field given twice the first counts.
 * Errors  null for a body that is neither.
 */
export function fieldsOf(body: Buffer, contentType: string): Record<string, string> | null {
  const pairs = /\bjson\b/i.test(contentType) ? jsonPairs(body) : formPairs(body);
  if (!pairs) return null;
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of pairs.slice(0, maxFields))
    fields[sanitizeText(name)] ??= sanitizeText(value).slice(0, maxFieldLength).toWellFormed().trim();
  return fields;
}

const formPairs = (body: Buffer): [string, string][] =>
  body
    .toString("latin1")
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf("=");
      const [name, value] = at === -1 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
      return [textOf(unescaped(name)), textOf(unescaped(value))];
    });

function jsonPairs(body: Buffer): [string, string][] | null {
  try {
    const value: unknown = JSON.parse(textOf(body));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return Object.entries(value).map(([name, one]) => [name, written(one)]);
  } catch {
    return null;
  }
}

const written = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
