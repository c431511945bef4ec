import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import { copied, dayIn, isObject, objectsIn, type ReportObject, textIn } from "./report-json.ts";

declare const sanitized: unique symbol;
/** A report without what may not be stored, shown or weighed. */
export type SanitizedReport = ReportObject & { readonly [sanitized]: true };

/** Names of fields that go, wherever they are: traits that may be no ground for a decision, birth dates, numbers, photos. */
const forbidden = new Set([
  ...["race", "sex", "gender", "ethnicity", "complexion", "skintone", "hair", "haircolor", "eye", "eyes", "eyecolor"],
  ...["height", "weight", "scarsmarks", "scarsmarkstattoos", "physicalfeatures", "religion", "maritalstatus"],
  ...["citizenship", "nationality", "birthplace", "placeofbirth", "countryofbirth"],
  ...["imageurl", "photourl", "photo", "image", "images", "photos"],
  ...["birthdate", "dateofbirth", "dob", "birthyear", "yearofbirth", "age"],
  ...["ssn", "socialsecuritynumber", "nationalid", "idnumbers"],
  ...["arrests", "arrestcount"],
]);

/** A social security number, whole or masked, in a text. */
const numberInText = /(?<![\dX*])[\dX*]{3}[- ][\dX*]{2}[- ][\dX*]{4}(?![\dX*])/gi;

const rules = {
  keep: (name: string): boolean => !forbidden.has(name.toLowerCase().replace(/[^a-z]/g, "")),
  text: (text: string): string => text.replace(numberInText, "(removed)"),
};

const withoutArrests: Record<ReportProduct, (report: ReportObject) => ReportObject> = {
  CREDIT: (report) => report,
  EVICTION: (report) => report,
  CRIMINAL: convictionsOf,
};

/** Returns a report, as its JSON was read, without forbidden fields and without arrests that led to nothing. */
export const sanitizeReport = (product: ReportProduct, report: ReportObject): SanitizedReport =>
  withoutArrests[product](copied(report, rules) as ReportObject) as SanitizedReport;

/** Drops offenses that are arrests alone, then identities that are left with nothing, and counts anew. */
function convictionsOf(report: ReportObject): ReportObject {
  const identities = objectsIn(report, "Identities")
    .map((identity) =>
      Array.isArray(identity.Offenses)
        ? { ...identity, Offenses: identity.Offenses.filter((offense) => isObject(offense) && !isArrestOnly(offense)) }
        : identity,
    )
    .filter((identity) => !isCriminal(identity) || objectsIn(identity, "Offenses").length > 0);
  const counted =
    "CriminalIdentityCount" in report ? { CriminalIdentityCount: identities.filter(isCriminal).length } : {};
  return { ...report, ...counted, ...("Identities" in report ? { Identities: identities } : {}) };
}

const isCriminal = (identity: ReportObject): boolean => (textIn(identity, "ProductType") ?? "Criminal") === "Criminal";

/** An offense that no court has disposed of, or whose disposition is the arrest itself. */
function isArrestOnly(offense: ReportObject): boolean {
  const disposition = textIn(offense, "DispositionDescription");
  if (disposition === null) return dayIn(offense, "DispositionDate") === null;
  return /^(arrest|unknown|not (available|reported|specified))/i.test(disposition);
}
