import { describe, expect, it } from "vitest";
import { presentAddress } from "./legacy-addresses.ts";

describe("A former address", () => {
  it.each([
    ["/sign-in", "/auth/sign-in"],
    ["/sign-in/", "/auth/sign-in"],
    ["/reset-password", "/auth/reset-password"],
    ["/reset-password/confirm", "/auth/reset-password/confirm"],
    ["/investor/portfolio", "/portfolio"],
    ["/investor/property/P/leads", "/property/P/leads"],
    ["/auth/this-is-our-very-secret-backdoor-sign-up-link", "/auth/sign-up"],
    ["/auth/this-is-our-very-secret-backdoor-sign-up-link/", "/auth/sign-up"],
    ["/auth/this-is-our-very-secret-backdoor-sign-up-link/confirm-email", "/auth/sign-up/confirm-email"],
    ["/property/P/status", "/property/P/dashboard"],
    ["/investor//elsewhere.test", "/elsewhere.test"],
    ["/investor/\\elsewhere.test", "/elsewhere.test"],
  ])("%s redirects to %s", (old, now) => expect(presentAddress(old)).toBe(now));
});

describe("A current address", () => {
  it.each(["/", "/investor", "/auth/sign-in", "/portfolio", "/property/P/dashboard", "/investors/portfolio"])(
    "%s is not redirected",
    (path) => expect(presentAddress(path)).toBeNull(),
  );
});
