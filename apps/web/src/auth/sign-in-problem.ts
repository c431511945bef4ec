import { CallError } from "../app/call-error.ts";

/** The result of a rejected sign-in: a sentence under the password, or the screen for an account without one. */
export type SignInProblem = { goTo: "missing-password" } | { atPassword: string };

/** Returns the result of a rejected sign-in by its status. */
export function signInProblem(error: unknown): SignInProblem {
  const status = error instanceof CallError ? error.status : 0;
  if (status === 405) return { goTo: "missing-password" };
  if (status === 400 || status === 401) return { atPassword: "Invalid email or password" };
  if (status === 403) return { atPassword: "Your account is not active. Try to sign up again" };
  // A wrong role and too many attempts are said by the server: one names the host, the other the wait.
  if (error instanceof CallError && error.said && (status === 409 || status === 429)) return { atPassword: error.said };
  return { atPassword: "Something went wrong. Please try again later" };
}

/** Returns the sentence for a new password that was rejected. */
export function resetProblem(error: unknown): string {
  const generic = "Something went wrong. Please try again later.";
  if (!(error instanceof CallError)) return generic;
  if (error.fields.newPassword) return error.fields.newPassword;
  if (error.status === 403) return "Your account is not active. Try to sign up again";
  return error.status === 409 && error.said ? error.said : generic;
}
