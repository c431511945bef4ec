import { describe, expect, it } from "vitest";
import { deviceOf, eventSentence } from "./activity-words.ts";

describe("An account's activity", () => {
  it("says how somebody logged in, or why they could not", () => {
    expect(eventSentence({ kind: "sign-in.succeeded", method: "GOOGLE" })).toBe("Logged in with Google");
    expect(eventSentence({ kind: "sign-in.refused", method: "PASSWORD" })).toBe("Login failed: wrong password");
    expect(eventSentence({ kind: "account.created", method: "CODE" })).toBe("Account created");
    expect(eventSentence({ kind: "email.changed", method: null })).toBe("Email changed");
  });
  const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
  it.each([
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/140.0 Safari/537.36`, "Chrome on Mac"],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge on Windows"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari on iPhone"],
    ["Mozilla/5.0 (Linux; Android 15) Gecko/140.0 Firefox/140.0", "Firefox on Android"],
    [null, "Unknown device"],
  ])("of %s came from %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
});
