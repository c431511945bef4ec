import { type DepositRequirement, rentMultiples } from "@porchlight/domain/properties/property.ts";
import { money } from "../../ui/money.ts";

type Fact = { source: string; field: string; value: string };

const amounts = /(^|\.)(rent|petRent|petDeposit|parkingMonthlyChargePerSpace|application(CoSigner)?Fee)$/;
const acronyms: Record<string, string> = { ac: "AC", tv: "TV" };

/**
 * Returns the label of a fact, such as "Security deposit" for "leaseConditions.securityDeposit"; a learned answer is
 * labeled by its question.
 */
export function factLabel({ source, field }: Fact): string {
  if (source === "knowledge") return "Your answer";
  const name = (field.split(".").at(-1) ?? field).replace(/^(has|is)(?=[A-Z])/, "");
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase()
    .split(" ");
  return sentence(words.map((word) => acronyms[word] ?? word).join(" "));
}

/** Returns the value of a fact as a person reads it: Yes, $1,850, 2.5x rent, Dec 1, 2026. */
export function factValue({ field, value }: Fact): string {
  if (value === "true") return "Yes";
  if (value === "false") return "No";
  if (amounts.test(field) && /^\d+(\.\d+)?$/.test(value)) return money(Number(value));
  if (value in rentMultiples) {
    const multiple = rentMultiples[value as DepositRequirement];
    return multiple === null ? "No requirement" : `${multiple}x rent`;
  }
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(value)) {
    return Temporal.PlainDate.from(value.slice(0, 10)).toLocaleString("en-US", { dateStyle: "medium" });
  }
  return /^[A-Z][A-Z_,\s]*[A-Z]$/.test(value) ? sentence(value.replaceAll("_", " ").toLowerCase()) : value;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
