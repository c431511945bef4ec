import type { PublicPage } from "@porchlight/contract/public-pages.ts";

/** What the server leaves in an account page for its form, so that it starts with what was painted. */
export type AccountPage = Extract<PublicPage, { kind: "account" }> & {
  apiBaseUrl: string;
  termsUrl: string;
  privacyUrl: string;
};
