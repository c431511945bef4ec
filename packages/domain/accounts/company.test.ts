import { describe, expect, it } from "vitest";
import { isCompanyName } from "./company.ts";

describe("A company's name", () => {
  it.each(["A1 Homes", "3M", "Hogar & Cía."])("may be %j", (name) => expect(isCompanyName(name)).toBe(true));
  it.each(["", "  ", "12345", "12 345"])("may not be %j", (name) => expect(isCompanyName(name)).toBe(false));
});
