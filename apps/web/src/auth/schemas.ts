// What the forms ask, as the server does. Fetched once somebody types: nothing is checked before.
export {
  codeRequestBody as codeRequest,
  resetRequestBody as resetRequest,
  signInBody as signIn,
  signUpUser as signUp,
} from "@porchlight/contract/account-bodies.ts";

export { activationForm as activation } from "./activation-form.ts";
export { newPasswordForm as newPassword } from "./new-password-form.ts";
