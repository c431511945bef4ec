import { describe, expect, it } from "vitest";
import { CallError } from "../app/call-error.ts";
import { resetProblem, signInProblem } from "./sign-in-problem.ts";

const refused = (status: number, said: string | null = "What the server says") => new CallError(status, said);

describe("A refused sign-in", () => {
  it.each([400, 401])("with %i says that e-mail or password is wrong", (status) =>
    expect(signInProblem(refused(status))).toEqual({ atPassword: "Invalid email or password" }),
  );
  it("of an account that is not active says so", () =>
    expect(signInProblem(refused(403))).toEqual({ atPassword: "Your account is not active. Try to sign up again" }));
  it("of an account without a password goes on to the screen for those", () =>
    expect(signInProblem(refused(405))).toEqual({ goTo: "missing-password" }));
  it("of a renter says where renters sign in", () =>
    expect(signInProblem(refused(409, "Please sign in at renters.example."))).toEqual({
      atPassword: "Please sign in at renters.example.",
    }));
  it.each([500, 0, 404])("with %i is told without a final period", (status) =>
    expect(signInProblem(refused(status))).toEqual({ atPassword: "Something went wrong. Please try again later" }),
  );
});

describe("A refused new password", () => {
  it("of an account that is not active says so", () =>
    expect(resetProblem(refused(403))).toBe("Your account is not active. Try to sign up again"));
  it("of another role repeats the server's direction", () =>
    expect(resetProblem(refused(409, "Reset at X"))).toBe("Reset at X"));
  it("that is widely known is told as the server says it", () => {
    const fields = { newPassword: "Please choose a stronger password" };
    expect(resetProblem(new CallError(400, "Some fields need your attention.", "", fields))).toBe(fields.newPassword);
  });
  it.each([400, 410, 500])("with %i is told in general", (status) =>
    expect(resetProblem(refused(status))).toBe("Something went wrong. Please try again later."),
  );
});
