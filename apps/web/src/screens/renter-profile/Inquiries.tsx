import type { RenterInquiryView } from "@porchlight/contract/renters.ts";
import { leadStageBadges } from "@porchlight/domain/words/labels.ts";
import { useQuery } from "@tanstack/react-query";
import { cameFrom } from "../../lead-words.ts";
import { Action } from "../../ui/Action.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { renterInquiriesQuery } from "./data.ts";
import { inquiryDate } from "./inquiry-date.ts";
import css from "./RenterProfile.module.css";

/** The homes the renter asked about. */
export function Inquiries({ renterId, onConversation }: { renterId: string; onConversation: (id: string) => void }) {
  const query = useQuery(renterInquiriesQuery(renterId));
  const count = query.data?.length ?? 0;
  return (
    <section aria-labelledby="inquiries-title" id="inquiries">
      <h2 id="inquiries-title" className={css.title}>
        Property inquiries{count > 0 && <span className="pl-num"> {count}</span>}
      </h2>
      {query.isPending && <LoadingRows rows={2} height={84} />}
      {query.isError && !query.data && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
      <ul className={css.inquiries}>
        {query.data?.map((inquiry) => (
          <li key={inquiry.id}>
            <Inquiry inquiry={inquiry} onConversation={() => onConversation(inquiry.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Inquiry({ inquiry, onConversation }: { inquiry: RenterInquiryView; onConversation: () => void }) {
  const { property, stage, source, note, createdAt } = inquiry;
  return (
    <article className={css.inquiry}>
      <span className={css.cover}>
        <Picture source={property.coverImage} alt="" />
      </span>
      <div className={css.about}>
        <h3>
          {property.displayName} <ToneBadge {...leadStageBadges[stage]} of="Stage" />
        </h3>
        <p className="pl-num">{[inquiryDate(createdAt), cameFrom(source), note].filter(Boolean).join(" • ")}</p>
      </div>
      <Action kind="soft" onClick={onConversation} aria-label={`See conversation about ${property.displayName}`}>
        See conversation
      </Action>
    </article>
  );
}
