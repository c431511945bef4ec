import { PageInput } from "../ui/PageField.tsx";
import type { PageProps } from "./page-props.ts";
import type { ManageWords } from "./words/en/manage.ts";

type TourEntryProps = {
  address: string;
  entry: PageProps<"showing">["page"]["entry"];
  timeZone: string;
  words: ManageWords;
  /** Whether a question is open, so that no button here is the page's primary one. */
  isAsked: boolean;
};

/** The anchor of this section: submitting a code reloads the long page, which opens here. */
const place = "way-in";

/** The entry instructions of a self-guided tour; a code opens them while it is valid. */
export function TourEntry({ address, entry, timeZone, words, isAsked }: TourEntryProps) {
  const { opened, code = "", problem } = entry ?? { opened: null, problem: null };
  if (opened) {
    return (
      <section id={place} className="card when" aria-labelledby="entry-title" tabIndex={-1}>
        <h2 id="entry-title" className="disp">
          {words.entry}
        </h2>
        {opened.instructions.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
          <p key={index}>{line}</p>
        ))}
        {opened.validUntil && (
          <p className="fine">
            {words.codeWorksUntil(words.moment(timeZone, opened.validUntil), words.zone(timeZone, opened.validUntil))}
          </p>
        )}
      </section>
    );
  }
  return (
    <form id={place} method="post" action={`${address}#${place}`} className="part stack">
      <PageInput
        name="code"
        label={words.codeLabel}
        hint={words.codeHint}
        problem={problem}
        isAlert
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        defaultValue={code}
      />
      <button type="submit" className={`btn ${isAsked ? "outlined" : "primary"} large full`}>
        {words.showEntry}
      </button>
    </form>
  );
}
