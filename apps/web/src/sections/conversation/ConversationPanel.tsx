import type { ConversationView } from "@porchlight/contract/conversations.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { leadStageBadges } from "@porchlight/domain/words/labels.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNow } from "../../app/use-now.ts";
import { cameFrom } from "../../lead-words.ts";
import { Initials } from "../../ui/AvatarRow.tsx";
import { shortDate } from "../../ui/ages.ts";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { money } from "../../ui/money.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { product } from "../../words.ts";
import { dayHeading } from "../showings/showing-times.ts";
import css from "./Conversation.module.css";
import { ConversationFooter } from "./ConversationFooter.tsx";
import { type ChatMessage, ConversationMessage } from "./ConversationMessage.tsx";
import { conversationQuery } from "./conversation-data.ts";
import { Why } from "./LazyWhy.tsx";

/** Why Piper said a message, below it. */
const whyOf = (inquiryId: string, messageId: string) => ({
  label: (
    <span>
      Why<span className="pl-hidden"> {product.assistant} said this</span>
    </span>
  ),
  shown: (opened: boolean) => <Why inquiryId={inquiryId} messageId={messageId} opened={opened} />,
});

/** A lead's conversation: Piper's, until the owner takes it over. */
export function ConversationPanel({ conversation }: { conversation: Layer<string> }) {
  const inquiryId = conversation.thing;
  const query = useQuery({ ...conversationQuery(inquiryId ?? ""), enabled: inquiryId !== null });
  return (
    <SidePanel
      opened={conversation.opened}
      onClose={conversation.close}
      width="conversation"
      title="Conversation"
      footer={query.data && <ConversationFooter key={inquiryId} conversation={query.data} />}
    >
      {query.isPending && <LoadingRows rows={5} height={64} />}
      {query.isError && !query.data && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
      {query.data && <Thread conversation={query.data} />}
    </SidePanel>
  );
}

function Thread({ conversation }: { conversation: ConversationView }) {
  const { property, renter, messages, stage, source, createdAt } = conversation;
  const contact = [renter.phone && readablePhone(renter.phone), renter.email].filter(Boolean).join(", ");
  const since = shortDate(Temporal.Instant.from(createdAt), useNow(), viewerTimeZone());
  return (
    <>
      <div className={css.head}>
        <div className={css.renter}>
          <Initials person={renter} size={38} />
          <p>
            <b>{renter.name}</b>
            <span className="pl-num">
              {cameFrom(source)}, {since}
            </span>
            <span className="pl-num">{contact || "No contact info"}</span>
          </p>
          <ToneBadge {...leadStageBadges[stage]} of="Stage" />
        </div>
        <div className={css.property}>
          <span className={css.thumb}>
            <Picture source={property.coverImage} alt="" />
          </span>
          <span className="pl-num">
            <b>{property.displayName}</b>
            {property.rentDollars !== null && `, ${money(property.rentDollars)}`}
          </span>
        </div>
      </div>
      {messages.length === 0 ? <Empty title="No messages yet" /> : <Messages conversation={conversation} />}
    </>
  );
}

function Messages({
  conversation: { inquiryId, messages, property, takenOverAt },
}: {
  conversation: ConversationView;
}) {
  const now = useNow();
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)!.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens at the newest, follows each new one, and makes room for the field to write in
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [newest, takenOverAt]);
  const zone = viewerTimeZone();
  const dayOf = (said: ChatMessage) =>
    Temporal.Instant.from(said.createdAt).toZonedDateTimeISO(zone).toPlainDate().toString();
  const today = now.toZonedDateTimeISO(zone).toPlainDate().toString();
  return (
    <div className={css.thread}>
      {messages.map((said, place) => {
        const day = dayOf(said);
        const before = messages[place - 1];
        const { date, weekday } = dayHeading(day, now, zone);
        return (
          <div key={said.id} className={css.said}>
            {(!before || dayOf(before) !== day) && (
              <h3 className={css.day}>{day === today ? "Today" : `${weekday.slice(0, 3)}, ${date}`}</h3>
            )}
            <ConversationMessage
              said={said}
              zone={zone}
              propertyId={property.id}
              explained={said.hasWhy ? whyOf(inquiryId, said.id) : undefined}
            />
          </div>
        );
      })}
      <div ref={end} className={css.end} />
    </div>
  );
}
