import { Document } from "./Document.tsx";
import { homeAddress, openDays, requestAddress } from "./openings.ts";
import type { PageProps } from "./page-props.ts";
import { ContactFields, QualifyingFields } from "./RequestFields.tsx";
import { useWords } from "./words/context.ts";
import { usePageWords } from "./words/page-context.ts";

/** The showing request as one form without scripts: time, contact, and the questions everyone gets. */
export function RequestPage({ page, setting }: PageProps<"request">) {
  const { listing, tour, startsAt, fields, problem, typed } = page;
  const { times, tours } = useWords();
  const { request: words } = usePageWords();
  const owner = listing.ownerFirstName;
  const address = homeAddress(listing.slug);
  const wrong = Object.entries(fields).filter(([name]) => name !== "");
  const cover = listing.images[0];
  const isTaken = page.takenStarts.length > 0;
  return (
    <Document head={{ title: words.title(listing.title) }} setting={setting} form="request">
      <main id="main" className="column">
        <p className="step">{words.step}</p>
        <h1 className="disp">{words.questions(owner)}</h1>
        <p className="lead">{words.sameForAll(owner)}</p>
        {(problem || wrong.length > 0 || isTaken) && (
          <div className="alert" role="alert" id="problem" tabIndex={-1}>
            {isTaken && <p>{words.taken}</p>}
            {problem && <p>{problem}</p>}
            {wrong.length > 0 && (
              <ul className="plain">
                {wrong.map(([name, message]) => (
                  <li key={name}>
                    <a href={`#${name}`}>{message}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <form method="post" action={`${address}/request`} className="request" id="request" data-once="">
          <input type="hidden" name="tour" value={tour} />
          <input type="hidden" name="clientRequestId" value={page.clientRequestId} />
          {startsAt && !isTaken ? (
            <div className="card chosen">
              {cover && <img src={cover.thumbnailUrl} alt="" width={64} height={52} />}
              <p>
                <b>{listing.title}</b>
                <span>
                  {times.momentAlone(listing.timeZone, startsAt)}, {times.zone(listing.timeZone, startsAt)}
                </span>
                <span>{tours[tour]}</span>
              </p>
              <a href={requestAddress(listing.slug, tour)}>{words.change}</a>
              <input type="hidden" name="at" value={startsAt} />
            </div>
          ) : (
            <TimeFields page={page} />
          )}
          <ContactFields typed={typed} fields={fields} />
          <QualifyingFields listing={listing} typed={typed} fields={fields} now={setting.now} />
          <label className="tick">
            <input type="checkbox" name="mayText" value="yes" defaultChecked={typed.mayText === "yes"} />
            <span>{words.mayText}</span>
          </label>
          <div className="docked">
            <button type="submit" className="btn primary large full">
              {words.send}
            </button>
            <p className="fine centred">{words.noAccount}</p>
          </div>
        </form>
      </main>
    </Document>
  );
}

/** Every opening as a radio button, by day; times that were just taken stay in place, grayed out. */
function TimeFields({ page }: Pick<PageProps<"request">, "page">) {
  const { times, tours, booking } = useWords();
  const { request: words } = usePageWords();
  const { listing, tour, openings, takenStarts, fields } = page;
  const days = openDays(openings, listing.timeZone, times, takenStarts);
  const kept = days.find((day) => day.starts.some((start) => takenStarts.includes(start.startsAt)));
  const first = kept ?? days[0];
  if (days.length === 0) {
    return (
      <p className="card">
        {words.noTimes} <a href={`${homeAddress(listing.slug)}/message`}>{words.messagePiper}</a>{" "}
        {words.weTell(listing.ownerFirstName)}
      </p>
    );
  }
  return (
    <fieldset id="at" className="card times" aria-describedby={fields.at ? "at-error" : undefined}>
      <legend>
        {words.when(tours[tour])} <span>{times.zone(listing.timeZone, days[0]!.starts[0]!.startsAt)}</span>
      </legend>
      {days.map((day) => (
        <details key={day.day} open={day === first}>
          <summary>
            {day.dateAlone} <span>{words.free(day.starts.filter((start) => !start.isTaken).length)}</span>
          </summary>
          <div className="slots">
            {day.starts.map((start) => (
              <label key={start.startsAt} className={start.isTaken ? "off" : undefined}>
                <input type="radio" name="at" value={start.startsAt} disabled={start.isTaken} required />
                <span>{start.label}</span>
                {start.isTaken && <span className="sr">{booking.taken}</span>}
              </label>
            ))}
          </div>
        </details>
      ))}
      {fields.at && (
        <p className="problem" id="at-error">
          {fields.at}
        </p>
      )}
    </fieldset>
  );
}
