import type { PageSetting } from "@porchlight/contract/public-pages.ts";
import { product } from "../product.ts";
import { scriptData } from "../public/Document.tsx";
import { Lantern } from "../ui/Lantern.tsx";
import { LanternDisc } from "../ui/LanternDisc.tsx";
import { AccountScreen } from "./AccountScreen.tsx";
import type { AccountPage } from "./page.ts";

const titles: Record<AccountPage["screen"], string> = {
  "sign-in": "Log in",
  "sign-up": "Sign up",
  "confirm-email": "Confirm your email",
  "reset-request": "Reset your password",
  "new-password": "Set new password",
  "missing-password": "Log in to your account",
  "one-time-code": "Enter your code",
  activation: "Activate your account",
};

const titleOf = ({ screen, query }: AccountPage): string =>
  screen === "reset-request" && query.sent === "true" ? "Check your email" : titles[screen];

/** An account page as a whole document. It is readable without a script, but sending a form needs one. */
export function AccountDocument({ page, setting }: { page: AccountPage; setting: PageSetting }) {
  const { assets } = setting;
  return (
    <html lang="en" data-mantine-color-scheme={page.scheme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${titleOf(page)} · ${product.name}`}</title>
        <meta name="robots" content="noindex" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {assets.icon && <link rel="icon" href={assets.icon} type="image/svg+xml" />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <div className={page.role === "investor" ? "layout" : "layout alone"}>
          <div className="side">
            <header>
              <a className="logo" href="/" aria-label={`${product.name} home`}>
                <Lantern glow />
                <span>{product.name}</span>
              </a>
            </header>
            <main id="main" className="form">
              <noscript>
                <p className="note">Turn on JavaScript in your browser to log in or sign up.</p>
              </noscript>
              <p className="note" id="kept" role="status" hidden>
                You've been signed out. Log in again. We saved what you were typing.
              </p>
              <p className="note" id="failed" role="alert" hidden>
                Something went wrong. Check your connection and reload the page.
              </p>
              <div data-island="account">
                <AccountScreen page={page} />
              </div>
            </main>
          </div>
          {page.role === "investor" && (
            <Porch signingUp={page.screen === "sign-up" || page.screen === "confirm-email"} />
          )}
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; `scriptData` keeps it from ending its element */}
        <script id="page" type="application/json" dangerouslySetInnerHTML={scriptData(page)} />
        <script type="module" src={assets.script} />
      </body>
    </html>
  );
}

const talks = {
  signIn: {
    asked: "Is the yard fenced, and is it shared?",
    said: "Yes, it's fully fenced and private. Would Tuesday at 5:30 work to see it?",
    at: "10:42 PM",
  },
  signUp: {
    asked: "Hi, do you take cats?",
    said: "Yes, up to two, $35 a month each. I can show you the home on Saturday.",
    at: "6:05 AM",
  },
};

/** A porch at night beside the form; narrow screens keep the form alone. */
function Porch({ signingUp }: { signingUp: boolean }) {
  const talk = signingUp ? talks.signUp : talks.signIn;
  return (
    <aside className="porch" aria-label={`${product.assistant} answering a renter`}>
      <div className="talk">
        <p className="asked">
          <span className="hidden">A renter: </span>
          {talk.asked}
        </p>
        <div className="reply">
          <LanternDisc />
          <p className="said">{talk.said}</p>
          <span className="when">
            {product.assistant}, {talk.at}
          </span>
        </div>
      </div>
    </aside>
  );
}
