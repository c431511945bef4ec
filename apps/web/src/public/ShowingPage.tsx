import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { IconCalendarPlus, IconHome, IconMapPin, IconUser, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Document } from "./Document.tsx";
import { Mark } from "./Marks.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { homeAddress, tourWords } from "./openings.ts";
import type { PageProps } from "./page-props.ts";
import { showingWords } from "./showing-words.ts";
import { TourEntry } from "./TourEntry.tsx";
import { dateIn, dayIn, timeIn, zoneWords } from "./times.ts";

/** A renter's showing: one question where one is open, its facts, and a way out. Opening it changes nothing. */
export function ShowingPage({ page, setting }: PageProps<"showing">) {
  const { showing, token, suggested, problem, entry } = page;
  const words = showingWords(showing, setting.now);
  const address = `/renter/showing/${encodeURIComponent(token)}`;
  return (
    <Document head={{ title: words.title }} setting={setting}>
      <main id="main" className={words.asksAttendance || words.asksProposal ? "column answers" : "column"}>
        <section className={words.isLive ? "hero" : "hero unlit"}>
          {words.chip ? (
            <p className="chip lit">
              <Mark size={24} /> {words.chip}
            </p>
          ) : (
            <Mark size={56} lit={words.isLive} />
          )}
          <h1 className="disp">{words.title}</h1>
          <p className="lead">{words.text}</p>
        </section>
        {problem && (
          <p className="alert" role="alert">
            {problem}
          </p>
        )}
        <Facts
          showing={showing}
          now={setting.now}
          calendar={words.isLive && !words.asksProposal ? `${address}/showing.ics` : null}
          isAsked={words.asksAttendance}
        />
        {words.asksProposal && (
          <form method="post" action={address} className="docked two" data-once="">
            <button type="submit" name="answer" value="yes" className={answerClass(true)}>
              Yes, that works
            </button>
            <button type="submit" name="answer" value="no" className={answerClass(false)}>
              No, it doesn’t
            </button>
          </form>
        )}
        {showing.tourType === "SELF_GUIDED" && showing.status === "ACCEPTED" && (
          <TourEntry
            address={`${address}/instructions`}
            entry={entry}
            timeZone={showing.timeZone}
            isAsked={words.asksAttendance}
          />
        )}
        {words.asksAttendance && (
          <form method="post" action={address} className="docked two" data-once="">
            <button type="submit" name="answer" value="yes" className={answerClass(suggested !== "no")}>
              Confirm, I’ll be there
            </button>
            <button type="submit" name="answer" value="no" className={answerClass(suggested === "no")}>
              I can’t make it
            </button>
          </form>
        )}
        {words.isLive && showing.status === "PENDING" && <NextSteps showing={showing} now={setting.now} />}
        {words.isLive && (
          <section className="part last">
            <h2 className="disp">Plans changed?</h2>
            <div className="stack">
              <form method="post" action={address} data-once="">
                <input type="hidden" name="chat" value="plain" data-chat-page="" />
                <button type="submit" name="answer" value="another-time" className="btn outlined large full">
                  Ask Piper for another time
                </button>
              </form>
              {!words.asksAttendance && !words.asksProposal && (
                <CancelForm address={address} owner={showing.ownerFirstName} />
              )}
            </div>
            <p className="fine">This page has its own link, so you can come back without an account.</p>
          </section>
        )}
        {!words.isLive && (
          <div className="stack">
            <a className="btn outlined large" href={homeAddress(showing.slug)}>
              See the home again
            </a>
          </div>
        )}
      </main>
    </Document>
  );
}

const answerClass = (isFirst: boolean): string => `btn ${isFirst ? "primary" : "outlined"} large full`;

const CancelForm = ({ address, owner }: { address: string; owner: string }) => (
  <details className="cancel">
    <summary className="btn outlined large">Cancel this showing</summary>
    <form method="post" action={address} data-once="">
      <p>We’ll cancel your showing and let {owner} know.</p>
      <button type="submit" name="answer" value="cancel" className="btn danger large full">
        Cancel showing
      </button>
    </form>
  </details>
);

type FactsProps = {
  showing: ManagedShowing;
  now: string;
  /** Address of the calendar entry. */
  calendar: string | null;
  /** A question is open beside it, so that nothing here is the page's first button. */
  isAsked: boolean;
};

function Facts({ showing, now, calendar, isAsked }: FactsProps) {
  const { timeZone, ownerFirstName: owner } = showing;
  const { startsAt, endsAt } = showing.proposal ?? showing;
  const isToday = dayIn(timeZone, startsAt) === dayIn(timeZone, now);
  return (
    <section className="card when">
      {showing.proposal && (
        <p className="fine">
          Instead of{" "}
          <s>
            {dateIn(timeZone, showing.startsAt)}, {timeIn(timeZone, showing.startsAt)}
          </s>
        </p>
      )}
      <p className="moment disp">
        {isToday ? "Today" : dateIn(timeZone, startsAt)}, {timeIn(timeZone, startsAt)}
      </p>
      <p className="fine">
        {isToday ? `${dateIn(timeZone, startsAt)}, until` : "Until"} {timeIn(timeZone, endsAt)},{" "}
        {zoneWords(timeZone, startsAt)}
      </p>
      <ul>
        <Fact icon={<IconHome size={21} stroke={1.75} aria-hidden="true" />} title={showing.title}>
          {showing.status !== "ACCEPTED" && showing.address}
        </Fact>
        {showing.status === "ACCEPTED" && showing.address && (
          <Fact icon={<IconMapPin size={21} stroke={1.75} aria-hidden="true" />} title={showing.address}>
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(showing.address)}`}
              rel="noreferrer"
            >
              Get directions
            </a>
          </Fact>
        )}
        <Fact icon={<IconUsers size={21} stroke={1.75} aria-hidden="true" />} title={tourWords[showing.tourType].name}>
          {tourWords[showing.tourType].who(owner)}
        </Fact>
        {showing.agentName && (
          <Fact icon={<IconUser size={21} stroke={1.75} aria-hidden="true" />} title={showing.agentName}>
            {showing.tourType === "SELF_GUIDED" ? "Your contact for this tour" : "Your guide"}
          </Fact>
        )}
      </ul>
      {calendar && (
        <>
          <a className={`btn ${isAsked ? "outlined" : "primary"} large full`} href={calendar} download="showing.ics">
            <IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" /> Add to calendar
          </a>
          {showing.status === "PENDING" && (
            <p className="fine">Google, Apple or Outlook. Shows as pending until {owner} confirms.</p>
          )}
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
