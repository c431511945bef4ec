import { describe, expect, it } from "vitest";
import { connectedMessage, isConnectedMessage, isFromHere } from "./connected-message.ts";

describe("What the tab of the consent says", () => {
  it("is understood, whether it went well or not", () => {
    expect(isConnectedMessage(connectedMessage(true))).toBe(true);
    expect(isConnectedMessage(connectedMessage(false))).toBe(true);
  });
  it.each([
    null,
    "GOOGLE_CALENDAR_CONNECTED",
    { type: "SOMETHING_ELSE", success: true },
    { type: "GOOGLE_CALENDAR_CONNECTED" },
    { type: "GOOGLE_CALENDAR_CONNECTED", success: "true" },
  ])("is not mistaken for %j", (data) => expect(isConnectedMessage(data)).toBe(false));
  it("is heard from this very origin alone", () => {
    expect(isFromHere({ origin: "https://app.test" }, "https://app.test")).toBe(true);
    expect(isFromHere({ origin: "https://app.test:8443" }, "https://app.test")).toBe(false);
    expect(isFromHere({ origin: "https://evil.test" }, "https://app.test")).toBe(false);
  });
});
