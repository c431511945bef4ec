import { expect, it } from "vitest";
import { inquiryDate } from "./inquiry-date.ts";

it("The day of an inquiry has two digits and is in the viewer's time zone", () =>
  expect(inquiryDate("2027-03-06T03:00:00Z", "America/Los_Angeles")).toBe("Mar 05"));
