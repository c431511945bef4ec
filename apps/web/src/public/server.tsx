import type { RenderPage } from "@porchlight/contract/public-pages.ts";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { AccountDocument } from "../auth/AccountDocument.tsx";
import { accountWords } from "../auth/words/languages.ts";
import { ActionPage } from "./ActionPage.tsx";
import { ConversationPage } from "./ConversationPage.tsx";
import { FlyerPage } from "./FlyerPage.tsx";
import { ListingPage } from "./ListingPage.tsx";
import { NoticePage } from "./NoticePage.tsx";
import { OutcomePage } from "./OutcomePage.tsx";
import { RequestPage } from "./RequestPage.tsx";
import { ShowingPage } from "./ShowingPage.tsx";
import { WordsContext } from "./words/context.ts";
import { islandWords, pageWords } from "./words/languages.ts";
import { PageWordsContext } from "./words/page-context.ts";

const elementOf = (...[page, setting]: Parameters<RenderPage>): ReactElement => {
  switch (page.kind) {
    case "listing":
      return <ListingPage page={page} setting={setting} />;
    case "flyer":
      return <FlyerPage page={page} setting={setting} />;
    case "request":
      return <RequestPage page={page} setting={setting} />;
    case "outcome":
      return <OutcomePage page={page} setting={setting} />;
    case "conversation":
      return <ConversationPage page={page} setting={setting} />;
    case "showing":
      return <ShowingPage page={page} setting={setting} />;
    case "action":
      return <ActionPage page={page} setting={setting} />;
    case "account": {
      const { apiBaseUrl, language, termsUrl, privacyUrl } = setting;
      const words = accountWords[language];
      return (
        <AccountDocument page={{ ...page, apiBaseUrl, language, words, termsUrl, privacyUrl }} setting={setting} />
      );
    }
    case "notice":
      return <NoticePage page={page} setting={setting} />;
  }
};

/** Returns a public page as a whole HTML document. */
export const render: RenderPage = (page, setting) =>
  `<!doctype html>${renderToString(
    <WordsContext value={islandWords[setting.language]}>
      <PageWordsContext value={pageWords[setting.language]}>{elementOf(page, setting)}</PageWordsContext>
    </WordsContext>,
  )}`;
