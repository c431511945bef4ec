import {
  requestOneTimeSignInCode,
  sendPasswordResetLink,
  signInWithCredentials,
  signUpWithCredentials,
} from "@porchlight/contract/accounts.ts";

// What the forms ask, as the server does. Fetched once somebody types: nothing is checked before.
export const signIn = signInWithCredentials.body;
export const signUp = signUpWithCredentials.body.shape.user;
export const resetRequest = sendPasswordResetLink.body;
export const codeRequest = requestOneTimeSignInCode.body;

export { activationForm as activation } from "./activation-form.ts";
export { newPasswordForm as newPassword } from "./new-password-form.ts";
