import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { ActionLinkView } from "./action-links.ts";
import type { ManagedShowing, OpenedInstructions, PublicListing, VisitorConversation } from "./public.ts";

/** A start that is free, ISO instants. */
export type Opening = { startsAt: string; endsAt: string };
export type Tour = PublicListing["tours"][number];

/** Another home of the same owner, as a card shows it. */
export type OtherHome = Pick<PublicListing, "slug" | "title" | "location" | "rentDollars"> & {
  thumbnailUrl: string | null;
};

/** The values a renter typed into a page's form, by field name, for showing the form again. */
export type Typed = Readonly<Record<string, string>>;

/** The pages of accounts: signing in and up, codes, passwords. */
export type AccountScreen =
  | "sign-in"
  | "sign-up"
  | "confirm-email"
  | "reset-request"
  | "new-password"
  | "missing-password"
  | "one-time-code"
  | "activation";

/**
 * The cookie that holds, for a few minutes, the email of an account created with Google whose password sign-in was
 * rejected.
 */
export const googleAccountCookie = "google-account";

/** The field of an address or a form that asks for a renter's page in a language, which is then remembered. */
export const languageField = "lang";
/** The cookie that remembers the language a renter chose, for their pages and for the app. */
export const languageCookie = "language";
export const languageCookieSeconds = 365 * 86_400;

/** The query parameters that an account page reads. */
export const accountQuery = ["email", "userId", "token", "sent", "next"] as const;

/** The pages that the server renders, each with all it shows. */
export type PublicPage =
  | {
      kind: "listing";
      listing: PublicListing;
      openings: Opening[];
      tour: Tour | null;
      day: string | null;
      /** Shown where this one is rented out. */
      others: OtherHome[];
    }
  /** One sheet of paper; `code` is a picture of the page's address as SVG, to be read by a phone. */
  | { kind: "flyer"; listing: PublicListing; code: string }
  | {
      kind: "request";
      listing: PublicListing;
      openings: Opening[];
      tour: Tour;
      /** The chosen start; null until one is chosen. */
      startsAt: string | null;
      /** Starts that another renter took while the form was filled in. */
      takenStarts: string[];
      clientRequestId: string;
      typed: Typed;
      /** A message at each wrong field. */
      fields: Typed;
      problem: string | null;
    }
  /** `text` is Piper's answer in the language of the conversation. */
  | { kind: "outcome"; listing: PublicListing; isQualified: boolean; text: string; textLanguage: Language }
  | {
      kind: "conversation";
      listing: PublicListing;
      conversation: VisitorConversation | null;
      clientMessageId: string;
      typed: Typed;
      problem: string | null;
    }
  | {
      kind: "showing";
      token: string;
      showing: ManagedShowing;
      /** The answer a link of a mail or text suggests. */
      suggested: "yes" | "no" | null;
      problem: string | null;
      /** What a code opened, or why it did not; null before one is entered. */
      entry: { opened: OpenedInstructions | null; code: string; problem: string | null } | null;
    }
  /** Of a link in a member's mail. */
  | {
      kind: "action";
      token: string;
      link: ActionLinkView;
      typed: Typed;
      /** A message at each wrong field. */
      fields: Typed;
      problem: string | null;
    }
  | {
      kind: "account";
      screen: AccountScreen;
      role: UserRole;
      query: { [name in (typeof accountQuery)[number]]?: string };
      /** What the person chose over their system's colours. */
      scheme: "light" | "dark" | null;
      google: { clientId: string; scriptUrl: string } | null;
      /** Whether signing in with the address's email was just refused, since its account came by Google. */
      cameByGoogle: boolean;
      renterHost: string;
    }
  | { kind: "notice"; title: string; text: string; link: { href: string; label: string } | null };

/** The settings every page needs. */
export type PageSetting = {
  /** Origin of the public site, without a slash at its end. */
  publicUrl: string;
  /** ISO instant of the product's clock. */
  now: string;
  apiBaseUrl: string;
  language: Language;
  /** The page's path and query as they were asked for, without a language; null for one that is in English alone. */
  address: string | null;
  /** Streets can be drawn; without a configured style there is nothing to show but the area's outline. */
  hasMap: boolean;
  termsUrl: string;
  privacyUrl: string;
  assets: PageAssets;
};

/** The built files a page refers to: addresses, but `styles` are the rules themselves, with the variables they use. */
export type PageAssets = { script: string; styles: string; icon: string | null };

/** The renderer of the web build, which returns a whole HTML document. */
export type RenderPage = (page: PublicPage, setting: PageSetting) => string;
