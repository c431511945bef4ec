import { describe, expect, it } from "vitest";
import { callErrorFrom, genericFailure, insideOf, messageOf } from "./call-error.ts";

const reply = (status: number, body: unknown) => callErrorFrom(status, JSON.stringify(body));

describe("An error reply", () => {
  it("shows the server's message", () => expect(reply(409, { message: "A" }).message).toBe("A"));
  it("shows a message nested one level deeper", () =>
    expect(reply(400, { message: { message: "B" } }).message).toBe("B"));
  it("shows the generic text when the server sent no message", () => {
    expect(callErrorFrom(500, "").message).toBe(genericFailure);
    expect(callErrorFrom(502, "<html>Bad gateway</html>").message).toBe(genericFailure);
    expect(reply(500, { message: "" }).message).toBe(genericFailure);
  });
  it("keeps the server's own message apart, or null", () => {
    expect(reply(400, { message: "A" }).said).toBe("A");
    expect(callErrorFrom(500, "").said).toBeNull();
  });
  it("keeps status, code and the message of each field", () => {
    const error = reply(400, {
      message: "Some fields need your attention.",
      code: "invalid-input",
      validationErrors: { "user.name": "Too short", email: ["Email is required", "second"] },
    });
    expect(error).toMatchObject({
      status: 400,
      code: "invalid-input",
      fields: { "user.name": "Too short", email: "Email is required" },
    });
  });
  it("drops the given prefix from its field names; any other error stays the same", () => {
    const error = callErrorFrom(
      400,
      JSON.stringify({ message: "No", validationErrors: { "location.zip": "x", a: "y" } }),
    );
    expect(insideOf("location", error)).toMatchObject({ status: 400, said: "No", fields: { zip: "x", a: "y" } });
    const other = new Error("x is undefined");
    expect(insideOf("location", other)).toBe(other);
  });
  it("shows the generic text when the error did not come from a call", () =>
    expect(messageOf(new Error("x is undefined"))).toBe(genericFailure));
});
