import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { livesThere } from "@porchlight/domain/applications/roles.ts";
import { useNow } from "../../../app/use-now.ts";
import { product } from "../../../product.ts";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import { nameOf } from "../name-of.ts";
import css from "./Answers.module.css";
import { ApplicationAnswers } from "./ApplicationAnswers.tsx";
import { dayOf } from "./answer-words.ts";

/** On paper: the answers of everyone whose application is shown, which a co-signer's is not, and the day of printing. */
export function PrintedAnswers({ applications }: { applications: readonly ApplicationView[] }) {
  const today = useNow().toZonedDateTimeISO(viewerTimeZone()).toPlainDate();
  const submitted = applications.filter(({ status, type }) => status === "SUBMITTED" && livesThere(type));
  return (
    <>
      {submitted.map((application) => (
        <section key={application.id}>
          <h2 className={css.name}>{nameOf(application)}</h2>
          <ApplicationAnswers application={application} />
        </section>
      ))}
      <p className={css.quiet}>
        {product.name}, {dayOf(today.toString())}
      </p>
    </>
  );
}
