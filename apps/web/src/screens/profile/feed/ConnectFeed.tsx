import { TextInput } from "@mantine/core";
import { connectFeed, type FeedPreview, previewFeed } from "@porchlight/contract/property-feed.ts";
import { IconBuildingCommunity } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { call } from "../../../app/call.ts";
import { CallError } from "../../../app/call-error.ts";
import { focusFirstBadIn, showRefusal, useContractForm } from "../../../app/form.ts";
import { queryClient } from "../../../app/query-client.ts";
import { Action } from "../../../ui/Action.tsx";
import { showSuccess } from "../../../ui/alerts.ts";
import css from "./Feed.module.css";
import { FeedPreviewList } from "./FeedPreviewList.tsx";
import { feedQuery, reloadFeed } from "./feed-query.ts";

const focusBad = focusFirstBadIn("#connect-feed");

/** The form that connects a feed, and what that would do. */
export function ConnectFeed({ host }: { host: string }) {
  const form = useContractForm(connectFeed.body, { feedUrl: "" });
  const [shown, setShown] = useState<{ entered: string; preview: FeedPreview } | null>(null);
  const { feedUrl } = form.getValues();

  const isAtField = (error: unknown): boolean => error instanceof CallError && "feedUrl" in error.fields;
  const preview = useMutation({
    mutationFn: (entered: string) => call(previewFeed, { body: { feedUrl: entered } }),
    onSuccess: (found, entered) => setShown({ entered, preview: found }),
    onError: (error) => {
      setShown(null);
      if (isAtField(error)) showRefusal(form, error, focusBad);
      else form.setFieldError("feedUrl", error.message);
    },
  });
  const connect = useMutation({
    mutationFn: (entered: string) => call(connectFeed, { body: { feedUrl: entered } }),
    onSuccess: (status) => {
      queryClient.setQueryData(feedQuery.queryKey, status);
      void reloadFeed();
      showSuccess("Aptly connected successfully. Your properties are being synced.");
    },
    onError: (error) => {
      if (isAtField(error)) return showRefusal(form, error, focusBad);
      const reason = error instanceof CallError ? error.said : null;
      form.setFieldError("feedUrl", ["Failed to connect Aptly", reason].filter(Boolean).join(". "));
      alertFailure(error, "Failed to connect Aptly integration");
    },
  });
  const send = (what: { mutate: (entered: string) => void }, entered: string): void => {
    if (!preview.isPending && !connect.isPending) what.mutate(entered);
  };
  return (
    <section className={css.card} aria-labelledby="connect-aptly">
      <IconBuildingCommunity size={28} stroke={1.5} className={css.icon} aria-hidden />
      <div className={css.what}>
        <h3 id="connect-aptly">Aptly</h3>
        <p>Connect your Aptly feed to sync your properties</p>
      </div>
      <form
        id="connect-feed"
        noValidate
        className={css.form}
        onSubmit={form.onSubmit((typed) => send(connect, typed.feedUrl), focusBad)}
      >
        <TextInput
          label="Feed URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={`${host}/[id].json`}
          {...form.getInputProps("feedUrl")}
        />
        <div className={css.buttons}>
          <Action
            busy={preview.isPending}
            onClick={() => form.onSubmit((typed) => send(preview, typed.feedUrl), focusBad)()}
          >
            Preview
          </Action>
          <Action kind="primary" type="submit" busy={connect.isPending}>
            Connect
          </Action>
        </div>
      </form>
      <div className={css.below} role="status">
        {shown?.entered === feedUrl && <FeedPreviewList preview={shown.preview} />}
      </div>
    </section>
  );
}
