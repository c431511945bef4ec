import { expect, it } from "vitest";
import { inquiryDate } from "./inquiry-date.ts";

it("The day of an inquiry has two digits and is the reader's", () =>
  expect(inquiryDate("2027-03-06T03:00:00Z", "America/Los_Angeles")).toBe("Mar 05"));
