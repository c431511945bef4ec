import { type Fragment, html } from "../platform/html.ts";

const webAddress = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}']/g;

/** Text in which every web address can be followed. */
export function linked(text: string): Fragment {
  const parts: Fragment[] = [];
  let from = 0;
  for (const { 0: url, index } of text.matchAll(webAddress)) {
    parts.push(text.slice(from, index), html`<a href="${url}" target="_blank" rel="noopener">${url}</a>`);
    from = index + url.length;
  }
  return [...parts, text.slice(from)];
}
