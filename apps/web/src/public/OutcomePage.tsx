import { Document } from "./Document.tsx";
import { Mark } from "./Marks.tsx";
import { homeAddress } from "./openings.ts";
import type { PageProps } from "./page-props.ts";

/** The page of a request that did not become a showing: what is missing or not met, and how to change it. */
export function OutcomePage({ page, setting }: PageProps<"outcome">) {
  const { listing, isQualified, text } = page;
  const title = isQualified ? "One more question" : "This home’s requirements aren’t met yet";
  return (
    <Document head={{ title }} setting={setting}>
      <main id="main" className="column">
        <section className={isQualified ? "hero" : "hero unlit"}>
          <Mark size={56} lit={isQualified} />
          <h1 className="disp">{title}</h1>
          <p className="lead">{text}</p>
        </section>
        <section className="card">
          <h2 className="disp">What {listing.ownerFirstName} looks for</h2>
          <ul className="plain criteria one">
            {listing.lookingFor.map(({ label, value }) => (
              <li key={label}>
                <b>{label}</b>
                <span>{value}</span>
              </li>
            ))}
          </ul>
          <p className="fine">The same criteria apply to every request.</p>
        </section>
        <div className="stack">
          <a className="btn primary large" href={`${homeAddress(listing.slug)}/message`} data-chat-page="">
            {isQualified ? "Answer Piper" : "Ask a question"}
          </a>
          <a className="btn outlined large" href={homeAddress(listing.slug)}>
            Back to {listing.title}
          </a>
        </div>
      </main>
    </Document>
  );
}
