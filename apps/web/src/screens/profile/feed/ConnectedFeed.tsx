import { disconnectFeed, type FeedView } from "@porchlight/contract/property-feed.ts";
import { IconAlertTriangle, IconBuildingCommunity } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { call } from "../../../app/call.ts";
import { CallError } from "../../../app/call-error.ts";
import { now } from "../../../app/now.ts";
import { startOf } from "../../../sections/showings/showing-times.ts";
import { Action } from "../../../ui/Action.tsx";
import { showSuccess } from "../../../ui/alerts.ts";
import { Confirm } from "../../../ui/LazyConfirm.tsx";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import css from "./Feed.module.css";
import { reloadFeed } from "./feed-query.ts";
import { photosSentence, stateSentences } from "./feed-words.ts";
import { SkippedEntries } from "./SkippedEntries.tsx";

/** The connected feed: where it is, what came of its last reading, and the way to end it. */
export function ConnectedFeed({ feed }: { feed: FeedView }) {
  const [asking, setAsking] = useState(false);
  const disconnect = useMutation({
    mutationFn: () => call(disconnectFeed),
    onSuccess: async () => {
      showSuccess("Aptly disconnected successfully");
      await reloadFeed();
    },
    onError: (error) => alertFailure(error, "Failed to disconnect Aptly integration"),
  });
  const timeOf = (instant: string) => startOf(instant, viewerTimeZone(), now());
  const times = { read: timeOf(feed.readAt ?? feed.connectedAt), next: timeOf(feed.nextReadAt) };
  const isFine = feed.isReading || feed.outcome === "READ" || feed.outcome === null;
  const Icon = isFine ? IconBuildingCommunity : IconAlertTriangle;
  const photos = photosSentence(feed);
  const reason = disconnect.error instanceof CallError ? disconnect.error.said : null;
  return (
    <section className={css.card} aria-label="Aptly">
      <Icon size={20} stroke={1.75} className={isFine ? css.fine : css.warning} aria-hidden />
      <div className={css.what}>
        <p>
          Connected: <b>{feed.url}</b>
        </p>
        <div role="status" className={`${css.state} pl-num`}>
          {stateSentences(feed, times).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {photos && <p>{photos}</p>}
        </div>
        {!feed.isReading && <SkippedEntries {...feed} />}
        {disconnect.isError && (
          <p className={css.failed}>{["Failed to disconnect Aptly", reason].filter(Boolean).join(". ")}</p>
        )}
      </div>
      <div className={css.end}>
        <Action busy={disconnect.isPending} aria-label="Disconnect Aptly" onClick={() => setAsking(true)}>
          Disconnect
        </Action>
      </div>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title="Disconnect Aptly?"
        verb="Disconnect"
        kind="danger"
        onConfirm={() => {
          setAsking(false);
          disconnect.mutate();
        }}
      >
        We'll stop reading your feed. Your homes stay as they are.
      </Confirm>
    </section>
  );
}
