import { type Html, html } from "../../platform/html.ts";
import { type Subject, sampleNotice } from "./sample.ts";

/** A report as an HTML document: every field, nested as in its JSON. */
export const reportHtml = (title: string, report: Record<string, unknown>): string =>
  documentOf(title, fieldsOf(report));

/** The sentence of a report on income, which exists as HTML alone. */
export const incomeInsights = ({ renter }: Subject): string =>
  documentOf(
    "Income insights",
    html`<p>The stated income of ${renter.firstName} ${renter.lastName} is within the estimated range.</p>`,
  );

const documentOf = (title: string, body: Html): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1><p><strong>${sampleNotice}</strong></p>${body}</body></html>`.html;

function fieldsOf(value: unknown): Html {
  if (Array.isArray(value)) return html`<ol>${value.map((item) => html`<li>${fieldsOf(item)}</li>`)}</ol>`;
  if (typeof value === "object" && value !== null)
    return html`<dl>${Object.entries(value).map(([name, field]) => html`<dt>${name}</dt><dd>${fieldsOf(field)}</dd>`)}</dl>`;
  return html`${value === null ? "" : String(value)}`;
}
