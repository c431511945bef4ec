import { Document } from "./Document.tsx";
import { Mark } from "./Marks.tsx";
import { homeAddress } from "./openings.ts";
import type { PageProps } from "./page-props.ts";
import { usePageWords } from "./words/page-context.ts";

/** The page of a request that did not become a showing: what is missing or not met, and how to change it. */
export function OutcomePage({ page, setting }: PageProps<"outcome">) {
  const { listing, isQualified, text } = page;
  const { outcome: words, listing: ofListing } = usePageWords();
  const title = isQualified ? words.oneMore : words.notMet;
  return (
    <Document head={{ title }} setting={setting}>
      <main id="main" className="column">
        <section className={isQualified ? "hero" : "hero unlit"}>
          <Mark size={56} lit={isQualified} />
          <h1 className="disp">{title}</h1>
          <p className="lead" lang={page.textLanguage}>
            {text}
          </p>
        </section>
        <section className="card">
          <h2 className="disp">{ofListing.lookingFor(listing.ownerFirstName)}</h2>
          <ul className="plain criteria one">
            {listing.lookingFor.map(({ label, value }) => (
              <li key={label}>
                <b>{label}</b>
                <span>{value}</span>
              </li>
            ))}
          </ul>
          <p className="fine">{words.sameCriteria}</p>
        </section>
        <div className="stack">
          <a className="btn primary large" href={`${homeAddress(listing.slug)}/message`} data-chat-page="">
            {isQualified ? words.answer : words.ask}
          </a>
          <a className="btn outlined large" href={homeAddress(listing.slug)}>
            {words.back(listing.title)}
          </a>
        </div>
      </main>
    </Document>
  );
}
