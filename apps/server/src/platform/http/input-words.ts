import type { z } from "zod";

type Complaint = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

const formats: Record<string, string> = {
  email: "a valid email address",
  url: "a web address",
  uuid: "an id",
  guid: "an id",
  date: "a date like 2026-03-31",
  time: "a time like 14:30",
  datetime: "a time like 2026-03-31T14:30:00Z",
};

/** Returns the message for a call's invalid input, where the contract itself has none. */
export function inputWords(complaint: Complaint): string {
  if (complaint.input === undefined) return "This field is required";
  switch (complaint.code) {
    case "invalid_type":
      return complaint.input === null
        ? "This field is required"
        : `This must be ${kinds[complaint.expected] ?? "of another kind"}`;
    case "invalid_value":
      return `This must be ${complaint.values.length > 1 ? "one of " : ""}${complaint.values.map(String).join(", ")}`;
    case "invalid_format":
      return `This must be ${formats[complaint.format] ?? "written in another way"}`;
    case "too_small":
      return bounded(complaint.origin, complaint.inclusive === false ? "more than" : "at least", complaint.minimum);
    case "too_big":
      return bounded(complaint.origin, complaint.inclusive === false ? "less than" : "at most", complaint.maximum);
    case "not_multiple_of":
      return `This must be a multiple of ${complaint.divisor}`;
    default:
      return "This is not allowed here";
  }
}

const counted: Record<string, [string, string]> = { string: ["character", "characters"], array: ["entry", "entries"] };

function bounded(origin: string, bound: string, limit: number | bigint): string {
  const unit = counted[origin]?.[Number(limit) === 1 ? 0 : 1];
  return unit ? `This must have ${bound} ${limit} ${unit}` : `This must be ${bound} ${limit}`;
}
