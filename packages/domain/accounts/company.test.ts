import { describe, expect, it } from "vitest";
import { isCompanyName } from "./company.ts";

describe("A company's name", () => {
  it.each(["A1 Homes", "3M", "Hogar & Cía."])("is %j", (name) => expect(isCompanyName(name)).toBe(true));
  it.each(["", "  ", "12345", "12 345"])("is not %j", (name) => expect(isCompanyName(name)).toBe(false));
});
