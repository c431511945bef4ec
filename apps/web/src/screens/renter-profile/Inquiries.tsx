import type { RenterInquiryView } from "@porchlight/contract/renters.ts";
import { refusals } from "@porchlight/domain/refusals.ts";
import { leadStageBadges } from "@porchlight/domain/words/labels.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { cameFrom } from "../../lead-words.ts";
import { renterBundlesQuery } from "../../sections/applications/data.ts";
import { SendApplicationDialog } from "../../sections/applications/LazySendApplicationDialog.tsx";
import { type Recipient, useSending } from "../../sections/applications/sending.ts";
import { Action } from "../../ui/Action.tsx";
import { showFailure } from "../../ui/alerts.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { renterInquiriesQuery } from "./data.ts";
import { hereFirst } from "./here-first.ts";
import { inquiryDate } from "./inquiry-date.ts";
import css from "./RenterProfile.module.css";

const rentedOut = "This home is rented out. Resume the listing to send applications.";

type InquiriesProps = {
  renterId: string;
  propertyId: string;
  /** Whether they gave an email, which an application is sent to. */
  hasEmail: boolean;
  onConversation: (id: string) => void;
};

/** The homes the renter asked about, this one first. */
export function Inquiries({ renterId, propertyId, hasEmail, onConversation }: InquiriesProps) {
  const query = useQuery(renterInquiriesQuery(renterId));
  const bundles = useQuery(renterBundlesQuery(renterId)).data;
  const sending = useSending();
  const title = useRef<HTMLHeadingElement>(null);
  const { dialog } = sending;
  // The button that opens the dialog is busy first, and gone once the application is sent.
  const back = useRef<HTMLElement>(null);
  useFocusKept(back, dialog.opened ? null : dialog.thing);
  const isSent = ({ property }: RenterInquiryView) => bundles?.some((bundle) => bundle.property.id === property.id);
  const count = query.data?.length ?? 0;
  return (
    <section aria-labelledby="inquiries-title" id="inquiries">
      <h2 ref={title} id="inquiries-title" className={css.title} tabIndex={-1}>
        Property inquiries{count > 0 && <span className="pl-num"> {count}</span>}
      </h2>
      {query.isPending && <LoadingRows rows={2} height={84} />}
      {query.isError && !query.data && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
      <ul className={css.inquiries}>
        {hereFirst(propertyId, query.data ?? []).map((inquiry) => (
          <li key={inquiry.id}>
            <Inquiry inquiry={inquiry}>
              <Action
                kind="soft"
                onClick={() => onConversation(inquiry.id)}
                aria-label={`See conversation about ${inquiry.property.displayName}`}
              >
                See conversation
              </Action>
              {bundles && !isSent(inquiry) && (
                <Action
                  busy={sending.loading === inquiry.id}
                  reason={inquiry.isRentedOut ? rentedOut : undefined}
                  onClick={(event) => {
                    if (!hasEmail) return showFailure(refusals["application.email-needed"]);
                    back.current = event.currentTarget;
                    sending.open(recipientOf(inquiry));
                  }}
                  aria-label={`Send application for ${inquiry.property.displayName}`}
                  data-tour="send-application"
                >
                  Send application
                </Action>
              )}
            </Inquiry>
          </li>
        ))}
      </ul>
      <SendApplicationDialog
        dialog={dialog}
        onSent={() => {
          back.current = title.current;
        }}
      />
    </section>
  );
}

const recipientOf = ({ id, property, renter }: RenterInquiryView): Recipient => ({
  propertyId: property.id,
  inquiryId: id,
  name: renter.name,
});

function Inquiry({ inquiry, children }: { inquiry: RenterInquiryView; children: ReactNode }) {
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
      <div className={css.actions}>{children}</div>
    </article>
  );
}
