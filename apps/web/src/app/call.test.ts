import { describe, expect, it } from "vitest";
import { addressOf } from "./call-request.ts";

describe("The address of a call", () => {
  it("starts with the configured base", () =>
    expect(addressOf("https://api.example/api", "/company")).toBe("https://api.example/api/company"));
  it("contains its parameters, URL-encoded", () =>
    expect(addressOf("/api", "/property/:id/leads/:leadId", { id: "a/b", leadId: 7 })).toBe(
      "/api/property/a%2Fb/leads/7",
    ));
  it("omits query parameters that are not set", () =>
    expect(addressOf("/api", "/x", {}, { page: 1, filter: undefined, q: null, all: false })).toBe(
      "/api/x?page=1&all=false",
    ));
});
