import type { PageSetting } from "@porchlight/contract/public-pages.ts";
import { product } from "../product.ts";
import { scriptData } from "../public/Document.tsx";
import { LanguageSwitch } from "../public/LanguageSwitch.tsx";
import { Lantern } from "../ui/Lantern.tsx";
import { LanternDisc } from "../ui/LanternDisc.tsx";
import { AccountScreen } from "./AccountScreen.tsx";
import type { AccountPage } from "./page.ts";
import { englishSpeech } from "./words/context.ts";
import { documentWords } from "./words/document.ts";
import type { AccountWords } from "./words/en.ts";

const titlesIn = (words: AccountWords): Record<AccountPage["screen"], string> => ({
  "sign-in": words.logIn,
  "sign-up": "Sign up",
  "confirm-email": "Confirm your email",
  "reset-request": words.reset.title,
  "new-password": words.newPassword.title,
  "missing-password": "Log in to your account",
  "one-time-code": "Enter your code",
  activation: words.activation.title,
});

const titleOf = ({ screen, query }: AccountPage, words: AccountWords): string =>
  screen === "reset-request" && query.sent === "true" ? words.reset.sentTitle : titlesIn(words)[screen];

/** An account page as a whole document. It is readable without a script, but sending a form needs one. */
export function AccountDocument({ page, setting }: { page: AccountPage; setting: PageSetting }) {
  const { assets, address } = setting;
  const { words } = page;
  const around = documentWords[page.language];
  return (
    <html lang={page.language} data-mantine-color-scheme={page.scheme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${titleOf(page, words)} · ${product.name}`}</title>
        <meta name="robots" content="noindex" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {assets.icon && <link rel="icon" href={assets.icon} type="image/svg+xml" />}
      </head>
      <body>
        <a className="skip" href="#main">
          {around.skip}
        </a>
        <div className={page.role === "investor" ? "layout" : "layout alone"}>
          <div className="side">
            <header>
              <a className="logo" href="/" aria-label={around.home}>
                <Lantern glow />
                <span>{product.name}</span>
              </a>
              {address && <LanguageSwitch current={page.language} address={address} form={undefined} />}
            </header>
            <main id="main" className="form">
              <noscript>
                <p className="note">{around.noScript}</p>
              </noscript>
              <p className="note" id="kept" role="status" hidden>
                {around.typingKept}
              </p>
              <p className="note" id="failed" role="alert" hidden>
                {around.notLoaded}
              </p>
              <div data-island="account">
                <AccountScreen page={page} speech={englishSpeech} />
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
