import { getRouteApi } from "@tanstack/react-router";
import { InLanguage, useWords } from "../../sections/renter/language.tsx";
import { RenterFrame } from "../../sections/renter/RenterFrame.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import css from "./RenterHome.module.css";

const route = getRouteApi("/renter/erased");

/** The page after a renter erased what is theirs; nobody is signed in anymore. */
export function ErasedScreen() {
  const { language } = route.useSearch();
  return (
    <InLanguage language={language === "es" ? "es" : "en"}>
      <RenterFrame>
        <Erased />
      </RenterFrame>
    </InLanguage>
  );
}

function Erased() {
  const { data } = useWords();
  useDocumentTitle(data.doneTitle);
  return (
    <>
      <h1 className={css.title} tabIndex={-1}>
        {data.doneTitle}
      </h1>
      <p>{data.doneText}</p>
      <p>{data.doneNext}</p>
    </>
  );
}
