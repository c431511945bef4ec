import type { AccountEventView } from "@porchlight/contract/profile.ts";
import type { AccountEventKind, ProofMethod } from "@porchlight/domain/accounts/account-events.ts";

const byMethod: Record<ProofMethod, string> = {
  PASSWORD: " with your password",
  CODE: " with an emailed code",
  GOOGLE: " with Google",
  LINK: " with an emailed link",
};
const wrong: Partial<Record<ProofMethod, string>> = { PASSWORD: ": wrong password", CODE: ": wrong code" };

const words: Record<AccountEventKind, string> = {
  "account.created": "Account created",
  "sign-in.succeeded": "Logged in",
  "sign-in.refused": "Login failed",
  "sign-in.blocked": "Login blocked after too many attempts",
  "sign-in-code.requested": "Login code requested",
  "signed-out": "Logged out",
  "reset-link.requested": "Password reset link requested",
  "password.changed": "Password changed",
  "email-change.requested": "Email change requested",
  "email-change.refused": "Email change failed",
  "email.changed": "Email changed",
};

/** Returns what happened to the account, as its owner reads it. */
export function eventSentence({ kind, method }: Pick<AccountEventView, "kind" | "method">): string {
  const said = words[kind];
  if (kind === "sign-in.succeeded" && method) return said + byMethod[method];
  if (kind === "account.created" && method === "GOOGLE") return said + byMethod.GOOGLE;
  if (kind === "sign-in.refused" && method) return said + (wrong[method] ?? "");
  return said;
}

/** In this order: most browsers also name the ones they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Mac OS/, "Mac"],
  [/Windows/, "Windows"],
  [/Linux|CrOS/, "Linux"],
];

/** Returns the browser and system that a user agent names: "Chrome on Mac". */
export function deviceOf(userAgent: string | null): string {
  const named = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(" on ") || "Unknown device";
}
