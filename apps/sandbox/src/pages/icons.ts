import { type Html, html } from "../platform/html.ts";

const icon = (paths: Html): Html =>
  html`<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

export const icons = {
  globe: icon(html`<circle cx="12" cy="12" r="9"/><ellipse cx="12" cy="12" rx="4" ry="9"/><path d="M3 12h18"/>`),
  mail: icon(html`<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m4 7 8 6 8-6"/>`),
  phone: icon(html`<rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M11 18.5h2"/>`),
  person: icon(
    html`<circle cx="12" cy="8.5" r="4"/><path d="M4.5 20.5c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500"/>`,
  ),
  plug: icon(html`<path d="M9 3v5M15 3v5M6.500 8h11v3.500a5.500 5.500 0 0 1-11 0zM12 17v4"/>`),
  house: icon(html`<path d="M4 11.500 12 4.500l8 7M6 10v9.500h12V10M10 19.500v-6h4v6"/>`),
  card: icon(html`<rect x="3" y="5.500" width="18" height="13" rx="2"/><path d="M3 10h18M7 15h3"/>`),
  shield: icon(
    html`<path d="M12 3l7.500 3v5.500c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V6z"/><path d="m9 12 2 2 4-4"/>`,
  ),
  key: icon(html`<circle cx="8" cy="15" r="4"/><path d="m11 12 9-9M16 7l3 3"/>`),
  file: icon(html`<path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5"/>`),
};
