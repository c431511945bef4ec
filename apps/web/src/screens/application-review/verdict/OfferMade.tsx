import { useNow } from "../../../app/use-now.ts";
import { shortDate } from "../../../ui/ages.ts";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import css from "./Verdict.module.css";

/** That a conditional offer stands, and what comes next. */
export function OfferMade({ madeAt }: { madeAt: string }) {
  const made = shortDate(Temporal.Instant.from(madeAt), useNow(), viewerTimeZone());
  return (
    <p className={css.text}>
      You made a conditional offer on {made}. Criminal reports can be read now. Accept, or withdraw the offer and say
      why.
    </p>
  );
}
