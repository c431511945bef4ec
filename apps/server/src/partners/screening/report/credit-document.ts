import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { CreditSummary } from "@porchlight/domain/screening/summary.ts";
import { escaped } from "../../../platform/escaped-html.ts";
import { objectAt, objectsIn, type ReportObject, textIn } from "./report-json.ts";
import { creditSummaryOf } from "./summarize-credit.ts";

/** The bureau's lists and records under headings that people know, what is asked about most first. */
const groups: Readonly<Record<string, string>> = {
  Tradelines: "Accounts",
  Collections: "Collections",
  PublicRecords: "Public records",
  ProfileSummary: "Totals by kind of account",
  InquirySubscriber: "Recent inquiries",
  IncomeEstimate: "Estimated yearly income",
  ScoreModel: "Score details",
  Addresses: "Addresses",
  Akas: "Other names",
  Employments: "Employers",
  FraudIndicators: "Fraud alerts",
  FileSummary: "File details",
  Status: "Report status",
};

/** Returns a credit report in groups. Every field of the bureau's is in one of them. */
export function inGroups(report: ReportObject): ReportObject {
  const { Applicants, ...about } = report;
  const [applicant = {}, ...others] = objectsIn(report, "Applicants");
  const known = Object.keys(groups).map((name): [string, unknown] => [groups[name]!, applicant[name]]);
  const rest = Object.entries(applicant).filter(([name]) => !(name in groups));
  return {
    ...Object.fromEntries(known),
    "About this report": { ...Object.fromEntries(rest), ...about },
    ...(others.length > 0 ? { "Other applicants": others } : {}),
  };
}

/** The score and what it means, then what the file comes down to. */
export function creditHead(report: ReportObject): string {
  const summary = creditSummaryOf(report);
  const isDisputed = summary.flags.includes("disputed");
  return `<section class="head">${scoreOf(report, summary.score)}${isDisputed ? `<p>${disputed}</p>` : ""}${figuresOf(summary)}</section>`;
}

const disputed =
  "Something in this file is disputed, so parts of it may be wrong or may change. You can ask the person about it before you decide.";

const noScore = {
  frozen: "The file is frozen, so the bureau gives no score until the person lifts the freeze.",
  thin: "The bureau has little or no credit history for this person. That says nothing bad about them.",
  "not-scored": "The bureau couldn't work out a score from this file. That says nothing bad about the person.",
} as const;

function scoreOf(report: ReportObject, score: CreditSummary["score"]): string {
  if ("none" in score) {
    const given = textIn(objectAt(objectsIn(report, "Applicants")[0], "ScoreModel", "Score"), "NoScoreReason");
    return `<h2>No score</h2><p>${noScore[score.none]}${given ? ` The bureau's reason: ${escaped(given)}.` : ""}</p>`;
  }
  const { name, value, range, factors } = score;
  return `<h2>${escaped(name)}: <span class="score">${value}</span></h2>
<p>Scores go from ${range.low} to ${range.high}. The higher the score, the lower the risk the bureau sees.</p>${
    factors.length > 0
      ? `<h3>What affects this score most</h3><ul>${factors.map((factor) => `<li>${escaped(factor)}</li>`).join("")}</ul>`
      : ""
  }`;
}

/** The figures of a file that holds any; of one without accounts and score there is nothing to say. */
function figuresOf({ score, tradelines, collections, bankruptcies }: CreditSummary): string {
  if ("none" in score && tradelines.count + collections.count + bankruptcies.length === 0) return "";
  const { count, balance, pastDue, late30, late60, late90 } = tradelines;
  const late = [
    [late30, 30],
    [late60, 60],
    [late90, 90],
  ].flatMap(([times, days]) => (times ? `${times} by ${days} days` : []));
  const rows = [
    ["Accounts", count === 0 ? "None" : `${count}, owing ${dollars(balance)} in all`],
    ["Past due", pastDue === 0 ? "Nothing" : dollars(pastDue)],
    ["Late payments", late.join(", ") || "None"],
    ["Collections", collections.count === 0 ? "None" : `${collections.count}, ${dollars(collections.total)} in all`],
    ["Bankruptcies", bankruptcies.length === 0 ? "None" : bankruptcies.map(bankruptcyLine).join("; ")],
  ];
  const cells = rows.map(([name, told]) => `<tr><th scope="row">${name}</th><td>${escaped(told!)}</td></tr>`);
  return `<h3>At a glance</h3><table class="fields"><tbody>${cells.join("")}</tbody></table>`;
}

const bankruptcyLine = ({ type, reportedAt, settledAt }: CreditSummary["bankruptcies"][number]): string =>
  [type ?? "Bankruptcy", reportedAt && `reported ${reportedAt}`, settledAt && `settled ${settledAt}`]
    .filter(Boolean)
    .join(", ");
