import { expect, it } from "vitest";
import { dayAt, dayNamed, timeAt } from "./days.ts";

it("A day is the one at the home, in the words of each language", () => {
  const lateEvening = "2026-11-25T05:00:00Z";
  expect(dayAt("en", lateEvening, "America/Los_Angeles")).toBe("Nov 24, 2026");
  expect(dayAt("es", lateEvening, "America/Los_Angeles")).toBe("24 de noviembre de 2026");
});

it("A day of the calendar is named as it is, whatever the time zone of the reader", () => {
  expect(dayNamed("en", "2026-12-05")).toBe("Dec 5, 2026");
  expect(dayNamed("es", "2026-12-05")).toBe("5 de diciembre de 2026");
});

it("A time is the one at the home, with its zone", () => {
  const at = (language: "en" | "es") => timeAt(language, "2026-11-25T01:00:00Z", "America/Los_Angeles");
  expect(at("en").replaceAll("\u202f", " ")).toBe("Tue, Nov 24 at 5:00 PM PST");
  expect(at("es").replaceAll(/\s/g, " ")).toBe("martes, 24 de noviembre, 5:00 p.m. PST");
});
