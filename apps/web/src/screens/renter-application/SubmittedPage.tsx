import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import { useEffect } from "react";
import { LanguageSwitch } from "../../sections/renter/LanguageSwitch.tsx";
import { useWords } from "../../sections/renter/language.tsx";
import { RenterFrame } from "../../sections/renter/RenterFrame.tsx";
import { standingOf, standingTones } from "../../sections/renter/standing.ts";
import { Timeline } from "../../sections/renter/Timeline.tsx";
import { ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import css from "./Form.module.css";
import { PeopleFields } from "./people/PeopleFields.tsx";
import page from "./SubmittedPage.module.css";
import { ScreeningPart } from "./screening/ScreeningPart.tsx";
import { SectionSummary } from "./summary/SectionSummary.tsx";
import { Withdraw } from "./Withdraw.tsx";

/** An application that can't be changed anymore: where it stands, and what the person answered. */
export function SubmittedPage({ view }: { view: RenterApplicationView }) {
  const { home, review, steps } = useWords();
  const standing = standingOf(view);
  const mayChangePeople = view.people.some(({ mayChange }) => mayChange);
  const answered = (view.sections as FormSection[]).filter((section) => section !== "people" || !mayChangePeople);
  useDocumentTitle(view.home.title);
  useEffect(() => {
    // Where the form was a moment ago.
    document.querySelector<HTMLElement>("#main h1")?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <RenterFrame
      tools={
        <>
          <LanguageSwitch applicationIds={[view.id]} />
          <ActionLink kind="plain" to="/renter" preload={false}>
            {review.toAll}
          </ActionLink>
        </>
      }
    >
      <h1 className={page.title} tabIndex={-1}>
        {view.home.title}
      </h1>
      <p className={page.sub}>
        {home.listedBy(view.ownerName)} · {home.roles[view.type]}
      </p>
      <ToneBadge label={home.status[standing]} tone={standingTones[standing]} of={home.statusOf} />
      <div className={`${css.stack} ${page.parts}`}>
        <section className={css.card} aria-label={home.timeline.title}>
          <Timeline application={view} />
        </section>
        {mayChangePeople && (
          <section aria-labelledby="section-people">
            <h2 id="section-people" className={page.section}>
              {steps.people.short}
            </h2>
            <PeopleFields view={view} />
          </section>
        )}
        <ScreeningPart view={view} />
        <div className={page.actions}>
          {view.home.listingUrl && (
            <a href={view.home.listingUrl} target="_blank" rel="noreferrer">
              {review.seeHome}
            </a>
          )}
          <Withdraw view={view} />
        </div>
        <h2 className={page.heading}>{review.yourAnswers}</h2>
        {answered.map((section) => (
          <section key={section} className={`${css.card} ${page.answers}`} aria-labelledby={`section-${section}`}>
            <h3 id={`section-${section}`} className={page.section}>
              {steps[section].short}
            </h3>
            <SectionSummary view={view} section={section} />
          </section>
        ))}
      </div>
    </RenterFrame>
  );
}
