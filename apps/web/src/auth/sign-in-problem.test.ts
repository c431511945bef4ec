import { describe, expect, it } from "vitest";
import { CallError } from "../app/call-error.ts";
import { resetProblem, signInProblem } from "./sign-in-problem.ts";

const refused = (status: number, said: string | null = "What the server says") => new CallError(status, said);

describe("A rejected sign-in", () => {
  it.each([400, 401])("says that the email or password is invalid on status %i", (status) =>
    expect(signInProblem(refused(status))).toEqual({ atPassword: "Invalid email or password" }),
  );
  it("says that the account is not active on status 403", () =>
    expect(signInProblem(refused(403))).toEqual({ atPassword: "Your account is not active. Try to sign up again" }));
  it("opens the screen for accounts without a password on status 405", () =>
    expect(signInProblem(refused(405))).toEqual({ goTo: "missing-password" }));
  it("repeats the server's message on status 409, when the account is a renter's", () =>
    expect(signInProblem(refused(409, "Please sign in at renters.example."))).toEqual({
      atPassword: "Please sign in at renters.example.",
    }));
  it.each([500, 0, 404])("shows the generic text without a final period on status %i", (status) =>
    expect(signInProblem(refused(status))).toEqual({ atPassword: "Something went wrong. Please try again later" }),
  );
});

describe("A rejected new password", () => {
  it("says that the account is not active on status 403", () =>
    expect(resetProblem(refused(403))).toBe("Your account is not active. Try to sign up again"));
  it("repeats the server's message on status 409, when the account has another role", () =>
    expect(resetProblem(refused(409, "Reset at X"))).toBe("Reset at X"));
  it("repeats the server's message when the password is too common", () => {
    const fields = { newPassword: "Please choose a stronger password" };
    expect(resetProblem(new CallError(400, "Some fields need your attention.", "", fields))).toBe(fields.newPassword);
  });
  it.each([400, 410, 500])("shows the generic text on status %i", (status) =>
    expect(resetProblem(refused(status))).toBe("Something went wrong. Please try again later."),
  );
});
