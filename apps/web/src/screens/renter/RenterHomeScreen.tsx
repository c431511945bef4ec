import type { ApplicationSummary } from "@porchlight/contract/renter-applications.ts";
import { useQuery } from "@tanstack/react-query";
import { applicationsQuery } from "../../sections/renter/applications.ts";
import { LanguageSwitch } from "../../sections/renter/LanguageSwitch.tsx";
import { InLanguage, useSpoken, useWords } from "../../sections/renter/language.tsx";
import { preferredLanguage } from "../../sections/renter/preferred-language.ts";
import { RenterFrame } from "../../sections/renter/RenterFrame.tsx";
import { useOwnChanges } from "../../sections/renter/use-own-changes.ts";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { Account } from "./Account.tsx";
import { ApplicationCard } from "./ApplicationCard.tsx";
import { OwnData } from "./OwnData.tsx";
import css from "./RenterHome.module.css";
import { Showings } from "./Showings.tsx";

const none: ApplicationSummary[] = [];

/** The renter's own page, in the language of their newest application; without one, in the language they prefer. */
export function RenterHomeScreen() {
  const { data = none } = useQuery(applicationsQuery);
  useOwnChanges();
  return (
    <InLanguage language={data[0]?.language ?? preferredLanguage()}>
      <RenterFrame tools={data.length > 0 && <LanguageSwitch applicationIds={data.map(({ id }) => id)} />}>
        <Applications />
        <Showings />
        <Account />
        <OwnData />
      </RenterFrame>
    </InLanguage>
  );
}

function Applications() {
  const { home } = useWords();
  const spoken = useSpoken();
  const { data, error, isPending, refetch } = useQuery(applicationsQuery);
  useDocumentTitle(home.title);
  return (
    <>
      <h1 className={css.title} tabIndex={-1}>
        {home.title}
      </h1>
      {isPending && <LoadingRows rows={2} height={220} />}
      {error && !data && <Failed title={spoken.failure(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty title={home.empty} text={home.emptyText} />}
      <div className={css.cards}>
        {data?.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </div>
    </>
  );
}
