import { describe, expect, it } from "vitest";
import { detour, type Visitor } from "./guards.ts";

const stranger: Visitor = { signedIn: false };
const owner: Visitor = { signedIn: true, role: "investor", needsOnboarding: false };
const newOwner: Visitor = { signedIn: true, role: "investor", needsOnboarding: true };
const renter: Visitor = { signedIn: true, role: "renter" };

describe("A visitor without a token", () => {
  it.each(["/portfolio", "/property/p/dashboard", "/onboarding", "/company/onboarding"])(
    "is sent from %s to sign-in",
    (path) => expect(detour("owner", stranger, path)).toBe("/auth/sign-in"),
  );
  it("is sent from the renter's page to the renter's sign-in", () =>
    expect(detour("renter", stranger, "/renter")).toBe("/renter/sign-in"));
});

describe("An owner", () => {
  it("stays on the owner's pages", () => expect(detour("owner", owner, "/property/p/dashboard")).toBeNull());
  it("never sees the renter's page", () => expect(detour("renter", owner, "/renter")).toBe("/portfolio"));
});

describe("An owner who needs onboarding", () => {
  it("is sent there from any other page", () => {
    expect(detour("owner", newOwner, "/portfolio")).toBe("/onboarding");
  });
  it.each(["/onboarding", "/onboarding/strategy", "/company/onboarding"])("may open %s", (path) =>
    expect(detour("owner", newOwner, path)).toBeNull(),
  );
  it("is still sent there from a path that only begins alike", () =>
    expect(detour("owner", newOwner, "/onboarding-news")).toBe("/onboarding"));
});

describe("A renter", () => {
  it.each(["/portfolio", "/dashboard", "/onboarding", "/property/p/dashboard"])(
    "is sent from %s to their own page",
    (path) => expect(detour("owner", renter, path)).toBe("/renter"),
  );
  it("stays on their own page", () => expect(detour("renter", renter, "/renter")).toBeNull());
});
