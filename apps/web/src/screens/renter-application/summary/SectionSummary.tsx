import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import { useLanguage, useWords } from "../../../sections/renter/language.tsx";
import { useFreshDocuments } from "../documents/use-fresh-documents.ts";
import { factsOf } from "./answer-facts.ts";
import { FactList } from "./FactList.tsx";
import css from "./Summary.module.css";

/** What was answered in one section, read-only. */
export function SectionSummary({ view, section }: { view: RenterApplicationView; section: FormSection }) {
  const words = useWords();
  const language = useLanguage();
  if (section === "documents") return <Documents view={view} />;
  if (section === "people")
    return (
      <ul className={css.list}>
        {view.people
          .filter(({ isYou }) => !isYou)
          .map(({ id, name, type }) => (
            <li key={id}>
              {name} <span>{words.home.roles[type]}</span>
            </li>
          ))}
      </ul>
    );
  return <FactList facts={factsOf(section, view.answers[section], language)} />;
}

function Documents({ view }: { view: RenterApplicationView }) {
  const { documents: words } = useWords();
  useFreshDocuments(view);
  return (
    <ul className={css.list}>
      {view.documents.map(({ id, fileName, kind, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            {fileName}
          </a>{" "}
          <span>{words.kinds[kind].title}</span>
        </li>
      ))}
    </ul>
  );
}
