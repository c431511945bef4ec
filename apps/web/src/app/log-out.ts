import { signOut } from "@porchlight/contract/accounts.ts";
import { call } from "./call.ts";
import { endSession } from "./session.ts";

/** Ends the session on the server, too. This browser is signed out even when the server cannot be reached. */
export function logOut(): void {
  // The call reads the token as it starts, so it is on its way before the token is forgotten.
  call(signOut).catch(() => undefined);
  endSession("left");
}
