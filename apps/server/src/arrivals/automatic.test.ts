import { describe, expect, it } from "vitest";
import { automationOf } from "./automatic.ts";

const person = "ann@example.com";
const of = (headers: Record<string, string>, envelopeFrom = person, from = person) =>
  automationOf(new Map(Object.entries(headers)), envelopeFrom, from);

describe("A mail's author", () => {
  it("is a person when no header says otherwise", () => expect(of({ subject: "Hi" })).toBe("none"));
  it("is a person when the header says so", () => expect(of({ "auto-submitted": "no" })).toBe("none"));
  it.each<[Record<string, string>]>([
    [{ "auto-submitted": "auto-replied" }],
    [{ "auto-submitted": "auto-generated; owner-email=a@b.test" }],
    [{ "x-autoreply": "yes" }],
    [{ "x-auto-response-suppress": "DR, OOF, AutoReply" }],
    [{ "x-auto-response-suppress": "All" }],
    [{ "x-loop": "porchlight" }],
    [{ precedence: "auto_reply" }],
  ])("is an automatic reply with %o", (headers) => expect(of(headers)).toBe("auto-reply"));
  it.each<[Record<string, string>]>([
    [{ precedence: "bulk" }],
    [{ precedence: "list" }],
    [{ "list-id": "<x.example.com>" }],
    [{ "list-unsubscribe": "<mailto:x@example.com>" }],
  ])("is a bulk sender with %o", (headers) => expect(of(headers)).toBe("bulk"));
  it.each(["no-reply@x.test", "noreply@x.test", "donotreply+1@x.test"])("is a bulk sender as %s", (from) =>
    expect(of({}, from, from)).toBe("bulk"),
  );
  it("is a mail server when the envelope's sender is empty", () => expect(of({}, "")).toBe("bounce"));
  it.each(["mailer-daemon@x.test", "postmaster@x.test", "bounce+1@x.test"])("is a mail server as %s", (from) =>
    expect(of({}, person, from)).toBe("bounce"),
  );
  it("is a mail server when it sends a delivery report", () =>
    expect(of({ "content-type": "multipart/report; report-type=delivery-status" })).toBe("bounce"));
});
