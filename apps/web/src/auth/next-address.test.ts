import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepingNext, nextAddress } from "./next-address.ts";

beforeEach(() => void vi.stubGlobal("location", { origin: "https://rent.example" }));
afterEach(() => void vi.unstubAllGlobals());

describe("The page named to be opened after signing in", () => {
  it.each([
    ["/renter", "/renter"],
    ["/renter/application/0198", "/renter/application/0198"],
    ["/renter/application/0198?step=pets", "/renter/application/0198?step=pets"],
  ])("is opened when it is the renter's: %s", (next, address) => expect(nextAddress(next)).toBe(address));

  it.each([
    undefined,
    "",
    "https://evil.example/renter",
    "//evil.example/renter",
    "/\\evil.example/renter",
    "javascript:alert(1)",
    "/portfolio",
    "/renter/nothing/here",
    "/renter/../portfolio",
    "renter",
  ])("is ignored when it is anything else: %s", (next) => expect(nextAddress(next)).toBeNull());

  it("is carried from one account page to the next", () =>
    expect(keepingNext("/renter/sign-in", "/renter/application/1")).toBe(
      "/renter/sign-in?next=%2Frenter%2Fapplication%2F1",
    ));
});
