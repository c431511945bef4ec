import { describe, expect, it } from "vitest";
import { isEmail, normalEmail } from "./emails.ts";

describe("An email address", () => {
  it.each(["ann@lee.test", "Ann.Lee+rent@Mail.Example.COM", " ann@lee.test ", "ann@münchen.de", "o'neil@x.co"])(
    "may be %j",
    (typed) => expect(isEmail(typed)).toBe(true),
  );
  it.each([
    "",
    "abc",
    "a@b",
    "a b@c.de",
    "a@b@c.de",
    "<a@b.de>",
    "a@b.de, c@d.ef",
    ".a@b.de",
    "a..b@c.de",
    "a@-b.de",
    "a@b.de\nbcc: x@y.zz",
    `${"a".repeat(250)}@b.de`,
  ])("may not be %j", (typed) => expect(isEmail(typed)).toBe(false));
  it("is normalized to lower case", () => expect(normalEmail(" Ann@Lee.TEST ")).toBe("ann@lee.test"));
});
