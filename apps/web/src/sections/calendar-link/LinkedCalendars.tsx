import type { CalendarView } from "@porchlight/contract/calendars.ts";
import { IconAlertTriangle, IconCalendarCheck, IconCalendarPlus } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { Action } from "../../ui/Action.tsx";
import { Confirm } from "../../ui/Dialogs.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { useConnectCalendar, useDisconnectCalendar } from "./connect.ts";
import css from "./LinkedCalendars.module.css";

type LinkedCalendarsProps = {
  calendars: readonly CalendarView[];
  /** The link to where they are managed; without one, they are managed here. */
  elsewhere?: ReactNode;
};

/** The card that connects a first calendar; then the calendars there are. */
export function LinkedCalendars({ calendars, elsewhere }: LinkedCalendarsProps) {
  const { connect, isWaiting, note, stop } = useConnectCalendar();
  const again = useRef<HTMLButtonElement>(null);
  const [hasWaited, setHasWaited] = useState(false);
  if (isWaiting && !hasWaited) setHasWaited(true);
  useFocusKept(again, hasWaited && !isWaiting ? "waited" : null);
  const waiting = (
    <>
      <Action reason="Finish connecting in the other tab">Waiting for Google…</Action>
      <Action kind="plain" onClick={stop}>
        Cancel
      </Action>
    </>
  );
  if (calendars.length === 0) {
    return (
      <section className={css.card} aria-labelledby="connect-calendar">
        <IconCalendarPlus size={28} stroke={1.5} className={css.icon} aria-hidden />
        <div className={css.what}>
          <h2 id="connect-calendar">Connect your Google Calendar</h2>
          <p>We keep showings clear of your busy times and add confirmed ones</p>
          <p role="status">{note}</p>
        </div>
        <div className={css.actions}>
          {isWaiting ? (
            waiting
          ) : (
            <Action ref={again} kind="primary" onClick={() => void connect(true)}>
              Connect
            </Action>
          )}
        </div>
      </section>
    );
  }
  return (
    <section className={css.linked} aria-label="Your calendars">
      <ul>
        {calendars.map((calendar) => (
          <LinkedCalendar
            key={calendar.id}
            calendar={calendar}
            canReconnect={!isWaiting}
            canDisconnect={!elsewhere}
            onReconnect={() => void connect(calendar.isPrimary)}
          />
        ))}
      </ul>
      <div className={css.actions}>
        {isWaiting
          ? waiting
          : (elsewhere ?? (
              <Action ref={again} kind="plain" size="compact-sm" onClick={() => void connect(false)}>
                Connect another calendar
              </Action>
            ))}
      </div>
      <p role="status" className={css.does}>
        {note}
      </p>
    </section>
  );
}

type LinkedCalendarProps = {
  calendar: CalendarView;
  canReconnect: boolean;
  canDisconnect: boolean;
  onReconnect: () => void;
};

function LinkedCalendar({ calendar, canReconnect, canDisconnect, onReconnect }: LinkedCalendarProps) {
  const disconnect = useDisconnectCalendar();
  const [asking, setAsking] = useState(false);
  const { userEmail, needsReconnect, isPrimary } = calendar;
  const Icon = needsReconnect ? IconAlertTriangle : IconCalendarCheck;
  return (
    <li className={`${css.calendar} ${needsReconnect ? css.broken : ""}`}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={css.what}>
        <p>
          {needsReconnect ? "Disconnected" : "Connected"}: <b>{userEmail}</b>
        </p>
        <p className={css.does}>
          {needsReconnect
            ? "Google disconnected us, so we can't see new events. Connect it again."
            : isPrimary
              ? "We avoid its busy times and add confirmed showings"
              : "We avoid its busy times"}
        </p>
      </div>
      <div className={css.actions}>
        {needsReconnect && canReconnect && (
          <Action kind="primary" onClick={onReconnect}>
            Connect again
          </Action>
        )}
        {canDisconnect && (
          <Action busy={disconnect.isPending} aria-label={`Disconnect ${userEmail}`} onClick={() => setAsking(true)}>
            Disconnect
          </Action>
        )}
        <Confirm
          opened={asking}
          onClose={() => setAsking(false)}
          title="Disconnect this calendar?"
          verb="Disconnect"
          kind="danger"
          onConfirm={() => {
            setAsking(false);
            disconnect.mutate(calendar.id);
          }}
        >
          {isPrimary
            ? `We'll no longer avoid busy times of ${userEmail}, and upcoming showings are removed from it.`
            : `We'll no longer avoid busy times of ${userEmail}.`}
        </Confirm>
      </div>
    </li>
  );
}
