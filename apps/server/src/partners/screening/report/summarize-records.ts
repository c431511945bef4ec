import type {
  CriminalRecord,
  EvictionOutcome,
  EvictionRecord,
  MatchStrength,
} from "@porchlight/domain/screening/summary.ts";
import { dayIn, numberIn, objectAt, objectsIn, type ReportObject, textIn } from "./report-json.ts";

/** Returns the criminal records of a sanitized report, one an offense. */
export function criminalRecordsOf(report: ReportObject): CriminalRecord[] {
  const requested = objectAt(report, "RequestedConsumer");
  return objectsIn(report, "Identities").flatMap((identity) => {
    const matchStrength = matchOf(requested, identity);
    const offenses = objectsIn(identity, "Offenses");
    return (offenses.length > 0 ? offenses : [{}]).map((offense) => ({
      state: textIn(identity, "SourceState"),
      offense: textIn(offense, "Description") ?? textIn(identity, "ProductType") ?? "Not described",
      class: textIn(offense, "Class"),
      disposition: textIn(offense, "DispositionDescription"),
      dispositionDate: dayIn(offense, "DispositionDate"),
      matchStrength,
    }));
  });
}

/** How far an identity is known to be the renter: by name and the street and ZIP code, by name, or not even that. */
function matchOf(requested: ReportObject, identity: ReportObject): MatchStrength {
  if (!isSame(requested, identity, "FirstName") || !isSame(requested, identity, "LastName")) return "other-name";
  const address = objectAt(requested, "Address");
  const found = { ...identity, ...objectAt(identity, "Address") };
  const isSamePlace = isSame(address, found, "StreetAddress") && isSame(address, found, "PostalCode");
  return isSamePlace ? "name-and-address" : "name";
}

function isSame(one: ReportObject, other: ReportObject, name: string): boolean {
  const [left, right] = [textIn(one, name), textIn(other, name)];
  return left !== null && right !== null && left.toLowerCase() === right.toLowerCase();
}

/** Returns the records of a sanitized report on evictions. */
export const evictionRecordsOf = (report: ReportObject): EvictionRecord[] =>
  objectsIn(report, "Records").map((record) => ({
    state: textIn(record, "SourceState"),
    filedAt: dayIn(record, "FilingDate"),
    type: textIn(record, "FilingType"),
    outcome: outcomeOf(record),
    amount: amountOf(record),
  }));

/** What became of a filing, as its type or its events say. A judgment that was vacated or paid counts as that. */
function outcomeOf(record: ReportObject): EvictionOutcome {
  const events = objectsIn(record, "Events");
  const type = textIn(record, "FilingType") ?? "";
  const says = (event: ReportObject, word: RegExp): boolean => word.test(textIn(event, "Disposition") ?? "");
  const isSatisfied = (event: ReportObject) => dayIn(event, "SatisfactionDate") !== null || says(event, /satisf/i);
  const isDismissed = (event: ReportObject) =>
    dayIn(event, "DismissalDate") !== null ||
    dayIn(event, "VacatedDate") !== null ||
    says(event, /dismiss|vacat|withdrawn/i) ||
    /defendant|tenant/i.test(textIn(event, "JudgmentFor") ?? "");
  const isJudgment = (event: ReportObject) =>
    /plaintiff|landlord/i.test(textIn(event, "JudgmentFor") ?? "") || says(event, /judgment/i);
  if (/release|satisf/i.test(type) || events.some(isSatisfied)) return "satisfied";
  if (/dismiss/i.test(type) || events.some(isDismissed)) return "dismissed";
  return /judgment/i.test(type) || events.some(isJudgment) ? "judgment" : "unknown";
}

function amountOf(record: ReportObject): number | null {
  const judged = objectsIn(record, "Events").flatMap((event) => numberIn(event, "JudgmentAmount") ?? []);
  return numberIn(record, "Amount") ?? judged[0] ?? null;
}
