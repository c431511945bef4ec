import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { IconBell, IconCheck, IconClock, IconMapPin } from "@tabler/icons-react";
import { momentIn } from "./times.ts";

/** What happens between a request and its showing. Only the server renders it, so Temporal is at hand. */
export function NextSteps({ showing, now }: { showing: ManagedShowing; now: string }) {
  const { ownerFirstName: owner, timeZone, startsAt } = showing;
  const remindedAt = Temporal.Instant.from(startsAt).subtract({ hours: 2 });
  // A showing that is confirmed later than that is reminded of at once.
  const reminder =
    Temporal.Instant.compare(remindedAt, Temporal.Instant.from(now)) > 0
      ? { title: "A reminder two hours before", text: momentIn(timeZone, remindedAt.toString()) }
      : { title: "A reminder", text: "As soon as it’s confirmed" };
  const steps = [
    { Icon: IconCheck, title: "Request sent", text: "You’re all set", state: "done" },
    {
      Icon: IconClock,
      title: `${owner} confirms`,
      text: "If that time doesn’t work, Piper will suggest others",
      state: "now",
    },
    { Icon: IconMapPin, title: "You’ll get the address and your contact", text: "From Piper", state: "later" },
    { Icon: IconBell, ...reminder, state: "later" },
  ];
  return (
    <section className="part last">
      <h2 className="disp">What happens next</h2>
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
