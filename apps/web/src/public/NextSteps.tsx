import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { IconBell, IconCheck, IconClock, IconMapPin } from "@tabler/icons-react";
import type { ManageWords } from "./words/en/manage.ts";

type NextStepsProps = { showing: ManagedShowing; now: string; words: ManageWords };

/** The steps between a request and its showing. Only the server renders it, so it can use Temporal. */
export function NextSteps({ showing, now, words }: NextStepsProps) {
  const { ownerFirstName: owner, timeZone, startsAt } = showing;
  const remindedAt = Temporal.Instant.from(startsAt).subtract({ hours: 2 });
  // A showing that is confirmed later than that is reminded of at once.
  const reminder =
    Temporal.Instant.compare(remindedAt, Temporal.Instant.from(now)) > 0
      ? { title: words.reminderBefore, text: words.moment(timeZone, remindedAt.toString()) }
      : words.reminder;
  const steps = [
    { Icon: IconCheck, ...words.sent, state: "done" },
    { Icon: IconClock, title: words.confirms.title(owner), text: words.confirms.text, state: "now" },
    { Icon: IconMapPin, ...words.address, state: "later" },
    { Icon: IconBell, ...reminder, state: "later" },
  ];
  return (
    <section className="part last">
      <h2 className="disp">{words.next}</h2>
      <ol className="timeline">
        {steps.map(({ Icon, title, text, state }) => (
          <li key={title} className={state}>
            <span className="knot">
              <Icon size={18} stroke={1.75} aria-hidden="true" />
            </span>
            <p>
              <b>{title}</b>
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
