import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { investorQuery } from "../../app/account.ts";
import { actionsNeededQuery } from "../../app/actions-needed.ts";
import { useNow } from "../../app/use-now.ts";
import { portfolioNumbersQuery } from "../../sections/statistics/data.ts";
import { ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./DashboardHead.module.css";
import { greeting, lastDay, waitingSentence } from "./greeting.ts";

/** The greeting, one sentence on the last day and what waits, and the way to another listing. */
export function DashboardHead() {
  useDocumentTitle("Home");
  const now = useNow();
  const name = firstNameOf(useQuery(investorQuery).data?.user.name ?? "");
  const numbers = useQuery(portfolioNumbersQuery("LAST_24_HOURS")).data;
  const waiting = useInfiniteQuery(actionsNeededQuery).data?.pages[0]?.count;
  return (
    <div className={css.head}>
      <div>
        <h1 className={css.title} tabIndex={-1}>
          {greeting(now, viewerTimeZone(), name)}
        </h1>
        <p className={`${css.sub} pl-num`}>
          {numbers && lastDay(numbers).map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : text))}{" "}
          {waiting !== undefined && waitingSentence(waiting)}
        </p>
      </div>
      <ActionLink
        leftSection={<IconPlus size={18} stroke={1.75} />}
        to="/property/onboarding/$propertyId"
        params={{ propertyId: "new" }}
      >
        Add new listing
      </ActionLink>
    </div>
  );
}
