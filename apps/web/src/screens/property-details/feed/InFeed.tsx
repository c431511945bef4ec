import type { PropertyView } from "@porchlight/contract/properties.ts";
import { getHomeInFeed, takeFeedValue } from "@porchlight/contract/property-feed.ts";
import { type FeedField, feedFields } from "@porchlight/domain/properties/feed-fields.ts";
import { feedFieldLabels } from "@porchlight/domain/words/feed-field-labels.ts";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { call } from "../../../app/call.ts";
import { invalidateTopics } from "../../../app/invalidate-topics.ts";
import { now } from "../../../app/now.ts";
import { queryClient } from "../../../app/query-client.ts";
import { Action } from "../../../ui/Action.tsx";
import { ToneBadge } from "../../../ui/ToneBadge.tsx";
import { useFocusKept } from "../../../ui/use-focus-kept.ts";
import { CardFrame } from "../CardFrame.tsx";
import { wordsOf } from "./feed-value-words.ts";
import css from "./InFeed.module.css";

const inFeedQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["property", propertyId, "feed"],
    queryFn: ({ signal }) => call(getHomeInFeed, { params: { propertyId }, signal }),
  });

/** What the owner should know of the feed that a home comes from: that it is gone there, and what it says otherwise. */
export function InFeed({ home }: { home: PropertyView }) {
  const { data } = useQuery(inFeedQuery(home.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const take = useMutation({
    mutationFn: (field: FeedField) => call(takeFeedValue, { params: { propertyId: home.id }, body: { field } }),
    onSuccess: (shown) => {
      queryClient.setQueryData(inFeedQuery(home.id).queryKey, shown);
      invalidateTopics("property");
    },
    onError: (error) => alertFailure(error),
  });
  const fields = feedFields.filter((field) => data?.differences[field] !== undefined);
  useFocusKept(heading, take.isSuccess ? fields.join(" ") : null);
  // The card stays after the last value was taken over: it says so, and holds the focus.
  const isMatching = take.isSuccess && fields.length === 0;
  if (!data || (!data.isGone && fields.length === 0 && !isMatching)) return null;
  return (
    <CardFrame
      title="Property feed"
      id="property-feed"
      heading={heading}
      wide
      beside={data.isGone && <ToneBadge label="No longer in your feed" tone="warm" of="Feed" />}
    >
      {fields.length > 0 && <p className={css.lead}>You changed these here, so we keep your values.</p>}
      {isMatching && !data.isGone && <p className={css.lead}>This home matches your feed.</p>}
      <ul className={css.fields}>
        {fields.map((field) => {
          const { mine, feeds } = wordsOf(field, home, data.differences, now());
          return (
            <li key={field}>
              <span className={css.label}>{feedFieldLabels[field]}</span>
              <dl className={`${css.values} pl-num`}>
                <div>
                  <dt>Yours</dt>
                  <dd>{mine}</dd>
                </div>
                <div>
                  <dt>Feed</dt>
                  <dd>{feeds}</dd>
                </div>
              </dl>
              <Action
                size="xs"
                busy={take.isPending && take.variables === field}
                aria-label={`Use the feed's ${feedFieldLabels[field].toLowerCase()}`}
                onClick={() => take.mutate(field)}
              >
                Use the feed's
              </Action>
            </li>
          );
        })}
      </ul>
    </CardFrame>
  );
}
