import { codeField } from "@porchlight/contract/account-fields.ts";
import { spanishFormMessages } from "@porchlight/contract/form-messages.ts";
import { type RefusalCode, refusals } from "@porchlight/domain/refusals.ts";
import { describe, expect, it } from "vitest";
import { CallError } from "../../app/call-error.ts";
import { activation, newPassword, resetRequest, signIn } from "../schemas.ts";
import { signInProblem } from "../sign-in-problem.ts";
import { spanishMessage, spanishSpeech } from "./messages-es.ts";

const atFields = [
  signIn.safeParse({ username: "", password: "", requiredRole: "renter" }),
  signIn.safeParse({ username: "no", password: "x".repeat(300), requiredRole: "renter" }),
  resetRequest.safeParse({ email: "no", forRole: "renter" }),
  newPassword.safeParse({ newPassword: "", repeated: "x" }),
  newPassword.safeParse({ newPassword: "short", repeated: "x".repeat(300) }),
  newPassword.safeParse({ newPassword: "x".repeat(300), repeated: "" }),
  activation.safeParse({ password: "", name: "Jo", phoneNumber: "12" }),
  codeField.safeParse(12),
  codeField.safeParse("x"),
].flatMap(({ error }) => error!.issues.map(({ message }) => message));

/** What signing in, activating and setting a password may be refused with. */
const codes = [
  "account.wrong-credentials",
  "account.no-password",
  "account.owner-sign-in-elsewhere",
  "account.exists",
  "account.reset-elsewhere",
  "account.reset-link-invalid",
  "account.code-invalid",
  "account.code-expired",
  "account.google-token-invalid",
  "account.google-unavailable",
  "account.google-unknown",
  "account.email-is-owners",
  "account.already-active",
  "account.activation-expired",
  "too-many-attempts",
  "too-many-requests",
] as const satisfies RefusalCode[];
const refused = codes.map((code) => refusals[code].replace("{host}", "https://porchlight.test"));

const refusedAlike = [...new Set([...atFields, ...refused])].filter((said) => spanishFormMessages[said]);

describe("What is said on a renter's account pages", () => {
  it.each([...new Set([...atFields, ...refused])])("is put into Spanish: %s", (said) =>
    expect(spanishMessage(said)).toEqual(expect.any(String)),
  );

  it.each(refusedAlike)("is said as on a renter's other pages: %s", (said) =>
    expect(spanishMessage(said)).toBe(spanishFormMessages[said]),
  );

  it("names the address of the other kind of account", () =>
    expect(spanishMessage("This email belongs to an owner account. Please sign in at https://porchlight.test.")).toBe(
      "Este correo es de una cuenta de propietario. Inicie sesión en https://porchlight.test.",
    ));

  it("is never English, whatever it is", () => {
    const unknown = signInProblem(new CallError(500, null));
    expect(spanishSpeech.failure("atPassword" in unknown ? unknown.atPassword : "")).toMatch(/^Algo salió mal/);
    expect(spanishSpeech.atField("Anything else")).toBe("Revise esta respuesta");
  });
});
