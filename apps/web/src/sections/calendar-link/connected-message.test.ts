import { describe, expect, it } from "vitest";
import { connectedMessage, isConnectedMessage, isFromHere } from "./connected-message.ts";

describe("The message from the consent tab", () => {
  it("is recognized for success and failure", () => {
    expect(isConnectedMessage(connectedMessage(true))).toBe(true);
    expect(isConnectedMessage(connectedMessage(false))).toBe(true);
  });
  it.each([
    null,
    "GOOGLE_CALENDAR_CONNECTED",
    { type: "SOMETHING_ELSE", success: true },
    { type: "GOOGLE_CALENDAR_CONNECTED" },
    { type: "GOOGLE_CALENDAR_CONNECTED", success: "true" },
  ])("is not %j", (data) => expect(isConnectedMessage(data)).toBe(false));
  it("is accepted only from the app's own origin", () => {
    expect(isFromHere({ origin: "https://app.test" }, "https://app.test")).toBe(true);
    expect(isFromHere({ origin: "https://app.test:8443" }, "https://app.test")).toBe(false);
    expect(isFromHere({ origin: "https://evil.test" }, "https://app.test")).toBe(false);
  });
});
