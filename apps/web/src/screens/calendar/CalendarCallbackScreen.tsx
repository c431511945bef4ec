import { linkCalendar } from "@porchlight/contract/calendars.ts";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "../../app/call.ts";
import { connectedMessage } from "../../sections/calendar-link/connected-message.ts";
import { ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { LanternDisc } from "../../ui/LanternDisc.tsx";
import css from "./CalendarCallbackScreen.module.css";

const route = getRouteApi("/settings/calendar");
const closesAfterMilliseconds = 1000;

/** The page Google redirects to: links the calendar, notifies the page that opened this one, and closes. */
export function CalendarCallbackScreen() {
  useDocumentTitle("Google Calendar");
  const { code, state, isPrimary } = route.useSearch();
  const link = useMutation({
    mutationFn: async () => {
      if (!code) throw new Error("Google sent no authorization code");
      const agreed = { code, provider: "GOOGLE" as const, isPrimary: isPrimary !== "false" };
      return call(linkCalendar, { body: state === undefined ? agreed : { ...agreed, state } });
    },
    onError: (error) => console.error("Google Calendar could not be connected.", error),
  });
  const linkOnce = useEffectEvent(() => {
    if (link.isIdle) link.mutate();
  });
  useEffect(() => linkOnce(), []);

  const isOver = link.isSuccess || link.isError;
  const [isStillOpen, setStillOpen] = useState(false);
  const tell = useEffectEvent(() => {
    window.opener?.postMessage(connectedMessage(link.isSuccess), location.origin);
  });
  useEffect(() => {
    if (!isOver) return;
    tell();
    const timer = setTimeout(() => {
      window.close();
      // A tab that no script opened stays, and the owner needs a way on.
      setStillOpen(true);
    }, closesAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [isOver]);

  return (
    <main id="main" className={css.page}>
      <LanternDisc size={44} />
      <div role="status">
        <h1 className={css.title}>
          {link.isSuccess
            ? "Google Calendar connected successfully!"
            : link.isError
              ? "Failed to connect Google Calendar"
              : "Processing Google Calendar authorization..."}
        </h1>
        {isOver && (
          <p className={css.text}>
            {link.isSuccess
              ? "This window will close automatically"
              : "Please try again. This window will close automatically"}
          </p>
        )}
      </div>
      {isStillOpen && <ActionLink to="/calendar">Go to your calendar</ActionLink>}
    </main>
  );
}
