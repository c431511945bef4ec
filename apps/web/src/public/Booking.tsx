import type { Opening, Tour } from "@porchlight/contract/public-pages.ts";
import { useState } from "react";
import { ChoiceLinks } from "./ChoiceLinks.tsx";
import type { IslandHome } from "./islands-data.ts";
import { homeAddress, openDays, requestAddress, tourWords } from "./openings.ts";
import { momentIn, zoneWords } from "./times.ts";

type Props = {
  home: Omit<IslandHome, "images">;
  openings: Opening[];
  tour: Tour;
  day: string | null;
  /** Asks for the times of another tour; absent until the page is awake. */
  fetchOpenings?: (tour: Tour) => Promise<Opening[]>;
};

/** Tour, day and time; the button names what it asks for. */
export function Booking({ home, openings: painted, tour: paintedTour, day: paintedDay, fetchOpenings }: Props) {
  const [tour, setTour] = useState(paintedTour);
  const [openings, setOpenings] = useState<Opening[] | null>(painted);
  const [hasFailed, setHasFailed] = useState(false);
  const [chosenDay, setDay] = useState(paintedDay);
  const [startsAt, setStart] = useState<string | null>(null);
  const { slug, timeZone } = home;

  const days = openDays(openings ?? [], timeZone);
  const day = days.find((one) => one.day === chosenDay) ?? days[0];
  const start = day?.starts.find((one) => one.startsAt === startsAt);
  const address = (query: Record<string, string>) => `${homeAddress(slug)}?${new URLSearchParams(query)}#book`;

  const showTour = (next: string): void => {
    const wanted = home.tours.find((one) => one === next);
    if (!wanted || !fetchOpenings) return;
    setTour(wanted);
    setStart(null);
    setOpenings(null);
    setHasFailed(false);
    fetchOpenings(wanted).then(setOpenings, () => {
      setOpenings([]);
      setHasFailed(true);
    });
  };

  return (
    <div className="booking">
      {home.tours.length > 1 && (
        <ChoiceLinks
          label="Tour type"
          className="segments"
          chosen={tour}
          onChoose={showTour}
          choices={home.tours.map((one) => ({
            value: one,
            href: address({ tour: one }),
            label: tourWords[one].name,
            content: tourWords[one].name,
          }))}
        />
      )}
      {home.tours.length === 1 && <p className="onetour">{tourWords[tour].name} tours</p>}
      {openings === null && <p className="fine waiting">Loading times…</p>}
      {openings !== null && !day && (
        <p className="fine" role="status">
          {hasFailed
            ? "We couldn’t load the times. Choose the tour type again."
            : `No open times right now. Message Piper and we’ll let ${home.ownerFirstName} know.`}
        </p>
      )}
      {day && (
        <>
          <p className="over">
            Pick a day <span>{day.month}</span>
          </p>
          <ChoiceLinks
            label="Day"
            className="days"
            chosen={day.day}
            onChoose={(value) => {
              setDay(value);
              setStart(null);
            }}
            choices={days.map((one) => ({
              value: one.day,
              href: address({ tour, day: one.day }),
              label: `${one.weekday} ${one.number} ${one.month}, ${one.starts.length} ${one.starts.length === 1 ? "time" : "times"}`,
              content: (
                <>
                  {one.weekday} <b className="disp">{one.number}</b>
                </>
              ),
            }))}
          />
          <p className="over">
            Pick a time{" "}
            <span>
              {home.showingDurationMinutes} min, {zoneWords(timeZone, day.starts[0]!.startsAt)}
            </span>
          </p>
          <ChoiceLinks
            label={`Time on ${day.label}`}
            className="slots"
            chosen={startsAt}
            onChoose={setStart}
            choices={day.starts.map((one) => ({
              value: one.startsAt,
              href: requestAddress(slug, tour, one.startsAt),
              label: one.label,
              content: one.label,
              isOff: one.isTaken,
            }))}
          />
          <a className="btn primary large full" href={requestAddress(slug, tour, start?.startsAt)}>
            {start ? `Request ${momentIn(timeZone, start.startsAt)}` : "Request a showing"}
          </a>
          <p className="fine centred">
            Free, no account needed. {home.ownerFirstName} confirms each request, and Piper lets you know either way.
          </p>
        </>
      )}
    </div>
  );
}
