import type { NoticeView } from "@porchlight/contract/notices.ts";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { Action } from "../../../ui/Action.tsx";
import { AmberNote } from "../../../ui/AmberNote.tsx";
import { PrintButton } from "../../../ui/PrintButton.tsx";
import { printAlone } from "../../../ui/print-alone.ts";
import { Failed } from "../../../ui/States.tsx";
import { useAnchor } from "../../../ui/use-anchor.ts";
import { noticesQuery, useHandleNotice } from "../data.ts";
import css from "./Decided.module.css";
import { momentOf } from "./moment-of.ts";

/** The notices of their rights that people of a declined household got; nothing where nobody is owed one. */
export function Notices({ bundleId }: { bundleId: string }) {
  const query = useQuery(noticesQuery(bundleId));
  const titleId = useId();
  useAnchor(query.isSuccess);
  if (query.isError && !query.data)
    return <Failed title="Could not load the notices" onRetry={() => void query.refetch()} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section id="notices-section" className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Notices</h2>
      <p className={css.about}>The law gives each person whose report played a part a notice of their rights.</p>
      <ul className={css.list}>
        {query.data.map((notice) => (
          <Notice key={notice.id} notice={notice} bundleId={bundleId} />
        ))}
      </ul>
    </section>
  );
}

const readWords: Record<NoticeView["kind"], string> = {
  ADVERSE_ACTION: "Read the notice",
  OFFER_WITHDRAWN: "Read why the offer was withdrawn",
};

function Notice({ notice, bundleId }: { notice: NoticeView; bundleId: string }) {
  const { renterName, subject, body } = notice;
  const letter = useRef<HTMLDivElement>(null);
  return (
    <li>
      <div className={css.line}>
        <h3>{renterName}</h3>
        <span>{standingOf(notice)}</span>
      </div>
      {notice.isUndelivered && !notice.handledAt && <ByHand notice={notice} bundleId={bundleId} />}
      <details className={css.letter}>
        <summary>
          {readWords[notice.kind]}
          <span className="pl-hidden"> to {renterName}</span>
        </summary>
        <div ref={letter}>
          <p>
            <b>{subject}</b>
          </p>
          <p className={css.body}>{body}</p>
        </div>
        <PrintButton onClick={() => printAlone(letter.current!)} />
      </details>
    </li>
  );
}

/** A notice that no mail could bring, which the owner gives instead. */
function ByHand({ notice: { id, renterName }, bundleId }: { notice: NoticeView; bundleId: string }) {
  const handle = useHandleNotice(bundleId);
  return (
    <AmberNote title="We couldn't email this notice">
      <p className={css.note}>Print it and hand or mail it to {renterName}, then let us know.</p>
      <Action busy={handle.isPending} onClick={() => handle.mutate(id)}>
        I gave it another way
      </Action>
    </AmberNote>
  );
}

const standingOf = ({ sentAt, isUndelivered, handledAt }: NoticeView): string =>
  handledAt
    ? `Given another way ${momentOf(handledAt)}`
    : isUndelivered
      ? "Not delivered"
      : `Emailed ${momentOf(sentAt)}`;
