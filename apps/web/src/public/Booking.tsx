import type { Opening, Tour } from "@porchlight/contract/public-pages.ts";
import { useState } from "react";
import { ChoiceLinks } from "./ChoiceLinks.tsx";
import type { IslandHome } from "./islands-data.ts";
import { homeAddress, openDays, requestAddress } from "./openings.ts";
import { useWords } from "./words/context.ts";

type Props = {
  home: Omit<IslandHome, "images">;
  openings: Opening[];
  tour: Tour;
  day: string | null;
  /** Fetches the openings of another tour; absent until the page is hydrated. */
  fetchOpenings?: (tour: Tour) => Promise<Opening[]>;
};

/** The choice of tour, day and time, with a button that names the chosen time. */
export function Booking({ home, openings: painted, tour: paintedTour, day: paintedDay, fetchOpenings }: Props) {
  const [tour, setTour] = useState(paintedTour);
  const [openings, setOpenings] = useState<Opening[] | null>(painted);
  const [hasFailed, setHasFailed] = useState(false);
  const [chosenDay, setDay] = useState(paintedDay);
  const [startsAt, setStart] = useState<string | null>(null);
  const { slug, timeZone } = home;
  const { booking: words, times } = useWords();

  const days = openDays(openings ?? [], timeZone, times);
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
      <TourChoice tours={home.tours} chosen={tour} onChoose={showTour} addressOf={(one) => address({ tour: one })} />
      {openings === null && <p className="fine waiting">{words.loading}</p>}
      {openings !== null && !day && <NoTimes owner={home.ownerFirstName} hasFailed={hasFailed} />}
      {day && (
        <>
          <DayChoice
            days={days}
            chosen={day}
            addressOf={(one) => address({ tour, day: one })}
            onChoose={(value) => {
              setDay(value);
              setStart(null);
            }}
          />
          <p className="over">
            {words.pickTime}{" "}
            <span>{words.lasts(home.showingDurationMinutes, times.zone(timeZone, day.starts[0]!.startsAt))}</span>
          </p>
          <ChoiceLinks
            label={words.timeOn(day.date)}
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
            {start ? words.requestAt(times.moment(timeZone, start.startsAt)) : words.request}
          </a>
          <p className="fine centred">{words.terms(home.ownerFirstName)}</p>
        </>
      )}
    </div>
  );
}

type TourChoiceProps = {
  tours: readonly Tour[];
  chosen: Tour;
  onChoose: (tour: string) => void;
  addressOf: (tour: Tour) => string;
};

/** The choice of tour; a home's only tour is named instead. */
function TourChoice({ tours, chosen, onChoose, addressOf }: TourChoiceProps) {
  const { booking: words, tours: names } = useWords();
  return (
    <>
      {tours.length > 1 && (
        <ChoiceLinks
          label={words.tourType}
          className="segments"
          chosen={chosen}
          onChoose={onChoose}
          choices={tours.map((one) => ({
            value: one,
            href: addressOf(one),
            label: names[one],
            content: names[one],
          }))}
        />
      )}
      {tours.length === 1 && <p className="onetour">{words.onlyTour(names[chosen])}</p>}
    </>
  );
}

function NoTimes({ owner, hasFailed }: { owner: string; hasFailed: boolean }) {
  const { booking: words } = useWords();
  return (
    <p className="fine" role="status">
      {hasFailed ? words.failed : words.none(owner)}
    </p>
  );
}

type OpenDay = ReturnType<typeof openDays>[number];
type DayChoiceProps = {
  days: readonly OpenDay[];
  chosen: OpenDay;
  onChoose: (day: string) => void;
  addressOf: (day: string) => string;
};

function DayChoice({ days, chosen, onChoose, addressOf }: DayChoiceProps) {
  const { booking: words } = useWords();
  return (
    <>
      <p className="over">
        {words.pickDay} <span>{chosen.month}</span>
      </p>
      <ChoiceLinks
        label={words.day}
        className="days"
        chosen={chosen.day}
        onChoose={onChoose}
        choices={days.map((one) => ({
          value: one.day,
          href: addressOf(one.day),
          label: words.dayLabel(one.weekday, one.number, one.month, one.starts.length),
          content: (
            <>
              {one.weekday} <b className="disp">{one.number}</b>
            </>
          ),
        }))}
      />
    </>
  );
}
