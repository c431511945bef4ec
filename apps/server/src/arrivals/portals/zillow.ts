import { labelledLines } from "./labelled-lines.ts";
import type { MailedLead, PortalMail } from "./portal.ts";
import { dayIn } from "./reading.ts";

const labels = [
  "move in",
  "credit score",
  "income",
  "pets",
  "lease length",
  "number of bedrooms",
  "number of occupants",
] as const;
/** What the owner reads of it. How many they are and what they live on are left out: they may be no ground. */
const shown: readonly [(typeof labels)[number], string][] = [
  ["credit score", "Credit score"],
  ["pets", "Pets"],
  ["lease length", "Lease"],
  ["number of bedrooms", "Bedrooms wanted"],
];

const aboutHome = /^(?:re:\s*)?.*? is (?:requesting|interested in)\b(?:.*? (?:about|for|at|of))? (.+)$/i;

/** A mail of Zillow's relay, whose address is this renter's alone. Without a form around it, it is simply what they say. */
export function readZillow(mail: PortalMail): MailedLead {
  const subject = mail.subject ?? "";
  const lines = labelledLines(mail.wholeText, new Set<string>(labels), new Set());
  return {
    source: "ZILLOW",
    kind: /requesting an application/i.test(subject) ? "application" : /\btour\b/i.test(subject) ? "tour" : "question",
    name: mail.fromName,
    email: mail.from,
    phone: null,
    message: messageIn(mail.wholeText) ?? (lines.size > 0 ? null : mail.text || null),
    movesIn: dayIn(lines.get("move in") ?? ""),
    selfReported: shown.flatMap(([label, title]) => (lines.get(label) ? [`${title}: ${lines.get(label)}`] : [])),
    about: aboutHome.exec(subject)?.[1] ?? subject,
  };
}

/** Returns the text between "Ann says:" and "About Ann". */
function messageIn(text: string): string | null {
  const [, said = ""] =
    /^[^\n]{1,100} says:\s*\n?([\s\S]*?)(?=^\s*About [^\n]{1,100}$|^\s*-{3,}|\n*$(?![\s\S]))/im.exec(text) ?? [];
  return said.trim().replace(/^["“]([\s\S]*)["”]$/, "$1") || null;
}
