import { describe, expect, it } from "vitest";
import { spanText } from "./time-text.ts";

const today = Temporal.PlainDate.from("2026-05-09");
const span = (from: string, to: string, language: "en" | "es") =>
  spanText(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to), today, language);

describe("Days as they were told", () => {
  it.each([
    ["2026-07-03", "2026-07-03", "Fri, Jul 3", "el viernes 3 de julio"],
    ["2026-07-01", "2026-07-31", "Jul", "en julio"],
    ["2027-01-01", "2027-01-31", "Jan 2027", "en enero de 2027"],
    ["2026-06-21", "2026-06-30", "Sun, Jun 21 to Tue, Jun 30", "del domingo 21 de junio al martes 30 de junio"],
  ])("from %s to %s", (from, to, english, spanish) => {
    expect(span(from, to, "en")).toBe(english);
    expect(span(from, to, "es")).toBe(spanish);
  });
});
