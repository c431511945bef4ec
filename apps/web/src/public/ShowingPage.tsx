import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { dashedPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { mapsAddress } from "@porchlight/domain/properties/maps.ts";
import { IconCalendarPlus, IconHome, IconMapPin, IconUser, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Document } from "./Document.tsx";
import { Mark } from "./Marks.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { homeAddress } from "./openings.ts";
import type { PageProps } from "./page-props.ts";
import { showingWords } from "./showing-words.ts";
import { TourEntry } from "./TourEntry.tsx";
import { dayIn } from "./times.ts";
import type { ManageWords } from "./words/en/manage.ts";
import { usePageWords } from "./words/page-context.ts";

/**
 * The page of a renter's showing: an open question if there is one, the facts, and how to cancel. Opening it changes
 * nothing.
 */
export function ShowingPage({ page, setting }: PageProps<"showing">) {
  const { showing, token, suggested, problem, entry } = page;
  const { manage: words } = usePageWords();
  const said = showingWords(showing, setting.now, words);
  const address = `/renter/showing/${encodeURIComponent(token)}`;
  return (
    <Document head={{ title: said.title }} setting={setting} address={address}>
      <main id="main" className="column">
        <section className={said.isLive ? "hero" : "hero unlit"}>
          {said.chip ? (
            <p className="chip lit">
              <Mark size={24} /> {said.chip}
            </p>
          ) : (
            <Mark size={56} lit={said.isLive} />
          )}
          <h1 className="disp">{said.title}</h1>
          <p className="lead">{said.text}</p>
        </section>
        {problem && (
          <p className="alert" role="alert">
            {problem}
          </p>
        )}
        <Facts
          showing={showing}
          words={words}
          now={setting.now}
          calendar={said.isLive && !said.asksProposal ? `${address}/showing.ics` : null}
          isAsked={said.asksAttendance}
        />
        {said.asksProposal && (
          <form method="post" action={address} className="docked two" data-once="">
            <button type="submit" name="answer" value="yes" className={answerClass(true)}>
              {words.yesThatWorks}
            </button>
            <button type="submit" name="answer" value="no" className={answerClass(false)}>
              {words.noItDoesNot}
            </button>
          </form>
        )}
        {showing.tourType === "SELF_GUIDED" && showing.status === "ACCEPTED" && (
          <TourEntry
            address={`${address}/instructions`}
            entry={entry}
            timeZone={showing.timeZone}
            words={words}
            isAsked={said.asksAttendance}
          />
        )}
        {said.asksAttendance && (
          <form method="post" action={address} className="docked two" data-once="">
            <button type="submit" name="answer" value="yes" className={answerClass(suggested !== "no")}>
              {words.confirm}
            </button>
            <button type="submit" name="answer" value="no" className={answerClass(suggested === "no")}>
              {words.decline}
            </button>
          </form>
        )}
        {said.isLive && showing.status === "PENDING" && <NextSteps showing={showing} now={setting.now} words={words} />}
        {said.isLive && (
          <section className="part last">
            <h2 className="disp">{words.plansChanged}</h2>
            <div className="stack">
              <form method="post" action={address} data-once="">
                <input type="hidden" name="chat" value="plain" data-chat-page="" />
                <button type="submit" name="answer" value="another-time" className="btn outlined large full">
                  {words.anotherTime}
                </button>
              </form>
              {!said.asksAttendance && !said.asksProposal && (
                <CancelForm address={address} owner={showing.ownerFirstName} words={words} />
              )}
            </div>
            <p className="fine">{words.ownLink}</p>
          </section>
        )}
        {!said.isLive && (
          <div className="stack">
            {said.leadsToTimes && (
              <form method="post" action={address} data-once="">
                <button type="submit" name="answer" value="times" className="btn primary large full">
                  {words.seeTimes}
                </button>
              </form>
            )}
            <a className="btn outlined large" href={homeAddress(showing.slug)}>
              {words.seeHome}
            </a>
          </div>
        )}
      </main>
    </Document>
  );
}

const answerClass = (isFirst: boolean): string => `btn ${isFirst ? "primary" : "outlined"} large full`;

type CancelFormProps = { address: string; owner: string; words: ManageWords };

const CancelForm = ({ address, owner, words }: CancelFormProps) => (
  <details className="cancel">
    <summary className="btn outlined large">{words.cancel}</summary>
    <form method="post" action={address} data-once="">
      <p>{words.cancelMeans(owner)}</p>
      <button type="submit" name="answer" value="cancel" className="btn danger large full">
        {words.cancelNow}
      </button>
    </form>
  </details>
);

type FactsProps = {
  showing: ManagedShowing;
  words: ManageWords;
  now: string;
  /** The URL of the calendar entry. */
  calendar: string | null;
  /** Whether a question is open, so that no button here is the page's primary one. */
  isAsked: boolean;
};

function Facts({ showing, words, now, calendar, isAsked }: FactsProps) {
  const { timeZone, ownerFirstName: owner } = showing;
  const { startsAt, endsAt } = showing.proposal ?? showing;
  const isToday = dayIn(timeZone, startsAt) === dayIn(timeZone, now);
  const [end, zone] = [words.time(timeZone, endsAt), words.zone(timeZone, startsAt)];
  const tour = words.tours[showing.tourType];
  return (
    <section className="card when">
      {showing.proposal && (
        <p className="fine">
          {words.insteadOf}{" "}
          <s>{words.dayAndTime(words.date(timeZone, showing.startsAt), words.time(timeZone, showing.startsAt))}</s>
        </p>
      )}
      <p className="moment disp">
        {words.dayAndTime(isToday ? words.today : words.date(timeZone, startsAt), words.time(timeZone, startsAt))}
      </p>
      <p className="fine">
        {isToday ? words.dateUntil(words.date(timeZone, startsAt), end, zone) : words.until(end, zone)}
      </p>
      <ul>
        <Fact icon={<IconHome size={21} stroke={1.75} aria-hidden="true" />} title={showing.title}>
          {showing.status !== "ACCEPTED" && showing.address}
        </Fact>
        {showing.status === "ACCEPTED" && showing.address && (
          <Fact icon={<IconMapPin size={21} stroke={1.75} aria-hidden="true" />} title={showing.address}>
            <a href={mapsAddress(showing.address)} rel="noreferrer">
              {words.openInMaps}
            </a>
          </Fact>
        )}
        <Fact icon={<IconUsers size={21} stroke={1.75} aria-hidden="true" />} title={tour.name}>
          {tour.who(owner)}
        </Fact>
        {showing.agentName && (
          <Fact icon={<IconUser size={21} stroke={1.75} aria-hidden="true" />} title={showing.agentName}>
            {showing.tourType === "SELF_GUIDED" ? words.contact : words.guide}
            {showing.agentPhone && (
              <>
                {", "}
                <a href={`tel:${showing.agentPhone}`}>{dashedPhone(showing.agentPhone)}</a>
              </>
            )}
          </Fact>
        )}
      </ul>
      {calendar && (
        <>
          <a className={`btn ${isAsked ? "outlined" : "primary"} large full`} href={calendar} download="showing.ics">
            <IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" /> {words.addToCalendar}
          </a>
          {showing.status === "PENDING" && <p className="fine">{words.calendarPending(owner)}</p>}
        </>
      )}
    </section>
  );
}

const Fact = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li>
    {icon}
    <p>
      <b>{title}</b>
      {children && <span>{children}</span>}
    </p>
  </li>
);
