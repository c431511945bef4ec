const hiddenSignUp = "/auth/this-is-our-very-secret-backdoor-sign-up-link";

/** Addresses that old mails and bookmarks still hold, and what takes their place. The first that matches wins. */
const table: readonly [pattern: RegExp, now: string][] = [
  [/^\/investor\/(.+)$/, "/$1"],
  [/^\/sign-in$/, "/auth/sign-in"],
  [/^\/reset-password$/, "/auth/reset-password"],
  [/^\/reset-password\/confirm$/, "/auth/reset-password/confirm"],
  [new RegExp(`^${hiddenSignUp}/confirm-email$`), "/auth/sign-up/confirm-email"],
  [new RegExp(`^${hiddenSignUp}(/.*)?$`), "/auth/sign-up"],
  [/^\/property\/([^/]+)\/status$/, "/property/$1/dashboard"],
];

/** Returns the present path of an old one, or null where the path is not an old one. Query and hash are the caller's to keep. */
export function presentAddress(pathname: string): string | null {
  const path = pathname.replace(/(.)\/+$/, "$1");
  for (const [pattern, now] of table) {
    // Two slashes at the start, or one of each kind, would name another host.
    if (pattern.test(path)) return path.replace(pattern, now).replace(/^[/\\]+/, "/");
  }
  return null;
}
