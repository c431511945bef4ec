import type { AccountEventView } from "@porchlight/contract/profile.ts";
import { accountEventsKeptDays } from "@porchlight/domain/accounts/account-events.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { genericFailure } from "../../app/call-error.ts";
import { now } from "../../app/now.ts";
import { startOf } from "../../sections/showings/showing-times.ts";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { TextAction } from "../../ui/TextAction.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { deviceOf, eventSentence } from "./activity-words.ts";
import css from "./Profile.module.css";
import { accountEventsQuery } from "./profile-query.ts";

const shownFirst = 5;

/** What happened to the account lately, and from where. */
export function Activity() {
  const query = useQuery(accountEventsQuery);
  const [all, setAll] = useState(false);
  const events = query.data?.events ?? [];
  const isMore = events.length > shownFirst;
  return (
    <section className={css.part} aria-labelledby="account-activity">
      <h2 id="account-activity">Recent account activity</h2>
      <p className={css.said}>
        See something you don't recognize? Change your password. We keep this for {accountEventsKeptDays} days.
      </p>
      {query.isPending && <LoadingRows rows={3} height={56} />}
      {query.isError && !query.data && <Failed title={genericFailure} onRetry={() => void query.refetch()} />}
      {query.data && events.length === 0 && <p>No activity in the last {accountEventsKeptDays} days</p>}
      <ul className={css.events}>
        {events.slice(0, all ? events.length : shownFirst).map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and two may fall into one moment
          <li key={`${event.at} ${place}`}>
            <Event event={event} />
          </li>
        ))}
      </ul>
      {isMore && (
        <TextAction below aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show less" : `Show all ${events.length}`}
        </TextAction>
      )}
    </section>
  );
}

function Event({ event }: { event: AccountEventView }) {
  return (
    <>
      <b>{eventSentence(event)}</b>
      <span className="pl-num">
        <time dateTime={event.at}>{startOf(event.at, viewerTimeZone(), now())}</time> · {deviceOf(event.userAgent)} ·{" "}
        {event.address}
      </span>
    </>
  );
}
