import { getCalendarAuthUrl, unlinkCalendar } from "@porchlight/contract/calendars.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { investorQuery } from "../../app/account.ts";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { queryClient } from "../../app/query-client.ts";
import { showFailure, showSuccess } from "../../ui/alerts.ts";
import { isConnectedMessage, isFromHere } from "./connected-message.ts";

const lookEveryMilliseconds = 500;

/** The owner again, with the calendars as they are now. */
const reloadOwner = () => queryClient.invalidateQueries({ queryKey: investorQuery.queryKey });

/** Texts for Google's consent page, which has no link back when it fails. */
const consentWords = {
  waiting: "Finish connecting in the other tab. If Google shows an error there, close that tab and try again.",
  unanswered: "Not connected: the Google tab was closed too early.",
};

/**
 * Connects a calendar in a new tab, which sends this page the result. `isWaiting` lasts until then, until the tab is
 * closed, or until the owner stops waiting; `note` is a sentence on its progress.
 */
export function useConnectCalendar() {
  const [tab, setTab] = useState<Window | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const isAsking = useRef(false);

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (!isFromHere(event, location.origin) || !isConnectedMessage(event.data)) return;
      setTab(null);
      if (!event.data.success) return showFailure("Failed to connect Google Calendar");
      void reloadOwner();
      showSuccess("Google Calendar connected successfully");
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);

  useEffect(() => {
    if (!tab) return;
    const timer = setInterval(() => {
      if (!tab.closed) return;
      setTab(null);
      setUnanswered(true);
      // It may have been closed between the link and the news of it.
      void reloadOwner();
    }, lookEveryMilliseconds);
    return () => clearInterval(timer);
  }, [tab]);

  const connect = async (isPrimary: boolean): Promise<void> => {
    if (isAsking.current) return;
    // Opened by the press itself: a browser takes what comes after an answer for an advertisement.
    const opened = window.open("", "_blank");
    if (!opened) return showFailure("Failed to initiate Google Calendar connection");
    isAsking.current = true;
    setUnanswered(false);
    setTab(opened);
    try {
      const { url } = await call(getCalendarAuthUrl, { query: { isPrimary: isPrimary ? "true" : "false" } });
      opened.location.href = url;
    } catch (error) {
      opened.close();
      setTab(null);
      alertFailure(error, "Failed to initiate Google Calendar connection");
    } finally {
      isAsking.current = false;
    }
  };
  const stop = () => {
    tab?.close();
    setTab(null);
  };
  const note = tab ? consentWords.waiting : isUnanswered ? consentWords.unanswered : null;
  return { connect, isWaiting: tab !== null, note, stop };
}

export const useDisconnectCalendar = () =>
  useMutation({
    mutationFn: (id: string) => call(unlinkCalendar, { params: { id } }),
    onSuccess: async () => {
      showSuccess("Google Calendar disconnected successfully");
      await reloadOwner();
    },
    onError: (error) => alertFailure(error, "Failed to disconnect Google Calendar"),
  });
