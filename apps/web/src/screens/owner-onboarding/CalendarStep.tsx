import { IconCheck } from "@tabler/icons-react";
import { useConnectCalendar } from "../../sections/calendar-link/connect.ts";
import { Action } from "../../ui/Action.tsx";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { questions } from "./questions.ts";
import { useStep } from "./use-step.ts";

export function CalendarStep() {
  const { investor, draft, goOn } = useStep("calendar");
  const { connect, isWaiting, note, stop } = useConnectCalendar();
  const [calendar] = investor.user.calendars;
  return (
    <Chat question={questions.calendar} at="calendar" draft={draft}>
      {calendar ? (
        <>
          <p className={css.connected} role="status">
            <IconCheck size={20} stroke={2} aria-hidden />
            Connected: {calendar.userEmail}
          </p>
          <div className={css.buttons}>
            <Action kind="primary" size="lg" onClick={() => goOn({ calendar: "CONNECTED" })}>
              Continue
            </Action>
          </div>
        </>
      ) : (
        <>
          <p role="status" className={css.note}>
            {note}
          </p>
          <div className={css.buttons}>
            {isWaiting ? (
              <>
                <Action size="lg" reason="Finish connecting in the other tab">
                  Waiting for Google…
                </Action>
                <Action kind="plain" size="lg" onClick={stop}>
                  Cancel
                </Action>
              </>
            ) : (
              <>
                <Action kind="primary" size="lg" onClick={() => void connect(true)}>
                  Connect Google Calendar
                </Action>
                <Action kind="plain" size="lg" onClick={() => goOn({ calendar: "SKIPPED" })}>
                  Skip for now
                </Action>
              </>
            )}
          </div>
        </>
      )}
    </Chat>
  );
}
