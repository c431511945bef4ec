import type { PageProps } from "./page-props.ts";
import { dateIn, timeIn, zoneWords } from "./times.ts";

type TourEntryProps = {
  address: string;
  entry: PageProps<"showing">["page"]["entry"];
  timeZone: string;
  /** A question is open beside it, so that nothing here is the page's first button. */
  isAsked: boolean;
};

/** The page is long and the answer to a code is a page anew, which opens here. */
const place = "way-in";

/** Entry instructions on one's own: a code opens it while it is valid. */
export function TourEntry({ address, entry, timeZone, isAsked }: TourEntryProps) {
  const { opened, code = "", problem } = entry ?? { opened: null, problem: null };
  if (opened) {
    return (
      <section id={place} className="card when" aria-labelledby="entry-title" tabIndex={-1}>
        <h2 id="entry-title" className="disp">
          Entry instructions
        </h2>
        {opened.instructions.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
          <p key={index}>{line}</p>
        ))}
        {opened.validUntil && (
          <p className="fine">
            Your code works until {dateIn(timeZone, opened.validUntil)}, {timeIn(timeZone, opened.validUntil)}{" "}
            {zoneWords(timeZone, opened.validUntil)}.
          </p>
        )}
      </section>
    );
  }
  return (
    <form id={place} method="post" action={`${address}#${place}`} className="part stack">
      <div className="field">
        <label htmlFor="code">Code for your tour</label>
        <input
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          defaultValue={code}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "code-error" : "code-hint"}
        />
        {problem ? (
          <p id="code-error" className="wrong" role="alert">
            {problem}
          </p>
        ) : (
          <p id="code-hint" className="hint">
            Piper sends it to you. It shows how to get in.
          </p>
        )}
      </div>
      <button type="submit" className={`btn ${isAsked ? "outlined" : "primary"} large full`}>
        Show entry instructions
      </button>
    </form>
  );
}
