import type { PropertyView } from "@porchlight/contract/properties.ts";
import { streetOf } from "@porchlight/domain/properties/address.ts";
import { getRouteApi } from "@tanstack/react-router";
import { TryPiper } from "../../sections/piper-trial/TryPiper.tsx";
import { WizardPage } from "../../sections/wizard/WizardPage.tsx";
import { Action, ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Lantern } from "../../ui/Lantern.tsx";
import { HomeOfOnboarding } from "./HomeOfOnboarding.tsx";
import css from "./Overview.module.css";
import { overviewTitles } from "./onboarding-words.ts";
import { stagesOf } from "./progress.ts";
import { StageCard } from "./StageCard.tsx";
import { useCreateListing } from "./use-create-listing.ts";

const route = getRouteApi("/wizard/property/onboarding/$propertyId");

/** The screen of a home's progress to a listing, with the next step. */
export function OverviewScreen() {
  const { propertyId } = route.useParams();
  return (
    <HomeOfOnboarding key={propertyId} propertyId={propertyId}>
      {(home) => <Overview home={home} />}
    </HomeOfOnboarding>
  );
}

function Overview({ home }: { home: PropertyView | null }) {
  const stages = stagesOf(home);
  const finished = stages.filter(({ isDone }) => isDone).length;
  const title = overviewTitles[finished] ?? overviewTitles[0];
  useDocumentTitle(title);
  const current = stages.find(({ isDone }) => !isDone)?.name;
  return (
    <WizardPage
      tools={
        <ActionLink kind="plain" to="/">
          {home ? "Quit & save" : "Exit"}
        </ActionLink>
      }
    >
      <div className={css.overview}>
        <div className={css.head}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="pl-num">
            {home && `${streetOf(home.location)}. `}
            {finished} of {stages.length} stages complete
          </p>
        </div>
        <ol className={css.path}>
          {stages.map((stage) => (
            <StageCard key={stage.name} stage={stage} home={home} isCurrent={stage.name === current} />
          ))}
          <li className={css.end}>
            <span className={css.endMark}>
              <Lantern lit={home?.status === "LISTED"} size={44} />
            </span>
            {home && finished === stages.length ? (
              <Finish home={home} />
            ) : (
              <p>
                <strong>Next: review and list.</strong> Nothing is public until you do.
              </p>
            )}
          </li>
        </ol>
      </div>
    </WizardPage>
  );
}

function Finish({ home }: { home: PropertyView }) {
  const listing = useCreateListing(home);
  const isDraft = home.status === "DRAFT";
  return (
    <div className={css.finish}>
      <p>
        {isDraft ? (
          <>
            <strong>All set.</strong> Review it next. Nothing is public until you list it.
          </>
        ) : (
          "You can change all of this later on the details page."
        )}
      </p>
      <div className={css.acts}>
        <TryPiper propertyId={home.id} size="md" />
        <Action kind="primary" size="md" busy={listing.busy} onClick={listing.create}>
          {isDraft ? "Create Listing" : "View details"}
        </Action>
      </div>
    </div>
  );
}
