export interface Html {
  readonly html: string;
}

export type Fragment = Html | string | number | false | null | undefined | Fragment[];

/** HTML in which every value is text, unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...values: Fragment[]): Html => ({
  html: parts.reduce((text, part, index) => text + rendered(values[index - 1]) + part),
});

function rendered(value: Fragment): string {
  if (value === false || value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(rendered).join("");
  if (typeof value === "object") return value.html;
  return escaped(String(value));
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);
