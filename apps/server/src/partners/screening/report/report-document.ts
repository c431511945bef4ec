import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import { reportLabels } from "@porchlight/domain/words/labels.ts";
import { escaped } from "../../../platform/escaped-html.ts";
import { creditHead, inGroups } from "./credit-document.ts";
import { isObject, type ReportObject, textIn } from "./report-json.ts";
import { reportStyle } from "./report-style.ts";
import type { SanitizedReport } from "./sanitize.ts";

const deepestHeading = 6;
/** Wider lists show each record as fields of its own. */
const mostColumns = 7;

/**
 * Returns a sanitized report as an HTML document that needs nothing else: no scripts, no pictures, no addresses. Every
 * field is in it, so that it serves as a renter's own copy.
 */
export function reportDocument(product: ReportProduct, report: SanitizedReport): string {
  const title = reportLabels[product];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${reportStyle}</style></head>
<body><main><h1>${title}</h1>${bodyOf(product, report)}</main></body></html>
`;
}

/** A credit report begins with its score and has its fields in groups; the others come as the bureau has them. */
const bodyOf = (product: ReportProduct, report: SanitizedReport): string =>
  product === "CREDIT" ? creditHead(report) + sectionOf(inGroups(report), 2) : sectionOf(report, 2);

/** An object: its plain fields as a table of two columns, then each list and object under a heading. */
function sectionOf(of: ReportObject, level: number): string {
  const fields = Object.entries(of).filter(([, value]) => hasContent(value));
  const plain = fields.filter(([, value]) => !isNested(value));
  const rows = plain.map(
    ([name, value]) => `<tr><th scope="row">${labelOf(name)}</th><td>${textOf(value, name)}</td></tr>`,
  );
  const nested = fields
    .filter(([, value]) => isNested(value))
    .map(([name, value]) => headed(labelOf(name), level, nestedOf(value, level)));
  return (rows.length > 0 ? `<table class="fields"><tbody>${rows.join("")}</tbody></table>` : "") + nested.join("");
}

function nestedOf(value: unknown, level: number): string {
  if (isObject(value)) return sectionOf(value, level + 1);
  const items = value as unknown[];
  if (items.length === 1 && isObject(items[0])) return sectionOf(items[0], level + 1);
  const objects = items.filter(isObject);
  if (objects.length < items.length) return `<ul>${items.map((item) => `<li>${textOf(item)}</li>`).join("")}</ul>`;
  const columns = columnsOf(objects);
  const isPlain = objects.every((item) => !Object.values(item).some(isNested));
  if (isPlain && columns.length <= mostColumns) return tableOf(objects, columns);
  return objects.map((item, index) => headed(headingOf(item, index), level + 1, sectionOf(item, level + 2))).join("");
}

/** A record's place in its list, with the company that it is of. */
function headingOf(record: ReportObject, index: number): string {
  const company = textIn(record, "SubscriberName") ?? textIn(record, "CollectionAgencyName");
  return company ? `${index + 1}. ${escaped(company)}` : String(index + 1);
}

/** The fields that any of some records fills, in the order in which they come. */
const columnsOf = (records: ReportObject[]): string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record).filter((name) => hasContent(record[name])))),
];

/** A list of plain records, a row each. */
function tableOf(records: ReportObject[], columns: string[]): string {
  const head = columns.map((name) => `<th scope="col">${labelOf(name)}</th>`).join("");
  const cell = (record: ReportObject, name: string) =>
    `<td data-label="${labelOf(name)}">${hasContent(record[name]) ? textOf(record[name], name) : ""}</td>`;
  const rows = records.map((record) => `<tr>${columns.map((name) => cell(record, name)).join("")}</tr>`).join("");
  return `<table class="records"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

function headed(heading: string, level: number, body: string): string {
  const tag = `h${Math.min(level, deepestHeading)}`;
  return `<section><${tag}>${heading}</${tag}>${body}</section>`;
}

const isNested = (value: unknown): boolean => isObject(value) || Array.isArray(value);

const hasContent = (value: unknown): boolean => {
  if (value === null || value === undefined || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  return !isObject(value) || Object.values(value).some(hasContent);
};

/** Fields whose numbers are dollars. */
const money = /(?:Balance|Limit|Payment|HighCredit|PastDue|Amount|LowEnd|HighEnd)$/;

const textOf = (value: unknown, name = ""): string => {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number" && money.test(name)) return dollars(value);
  return escaped(typeof value === "object" ? JSON.stringify(value) : String(value));
};

/** Names of fields that need other words to be understood. */
const labels: Readonly<Record<string, string>> = {
  SubscriberName: "Company",
  AccountDesignator: "Whose account",
  CurrentMOP: "Payment status",
  HighCredit: "Highest balance",
  BalanceAmount: "Balance",
  AmountPastDue: "Past due",
  PaymentPattern: "Payments by month, newest first",
  CreditorsName: "Creditor",
  PercentCreditAvail: "Percent of credit left",
  DerogItems: "Negative items",
  NegTradelineCount: "Accounts with late payments",
  HistNegTradelineCount: "Accounts with late payments in the past",
  ClosedWithBal: "Closed with a balance",
  SSNMessage: "Social Security number check",
  SSNMatchIndicator: "Social Security number match",
};

/** A field's name in words: "DateReported" becomes "Date reported", "OFACIdentityCount" "OFAC identity count". */
function labelOf(name: string): string {
  const known = labels[name];
  if (known) return known;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([a-z])(\d)/gi, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[\s_]+/)
    .map((word, index) => (index === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
  const label = words.join(" ");
  return escaped(label.charAt(0).toUpperCase() + label.slice(1));
}
