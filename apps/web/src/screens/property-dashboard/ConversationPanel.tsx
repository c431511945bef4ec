import { readablePhone } from "@porchlight/domain/kernel/phones.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNow } from "../../app/use-now.ts";
import { Initials } from "../../ui/AvatarRow.tsx";
import { viewerTimeZone } from "../../ui/ages.ts";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import type { Opened } from "../../ui/use-opened.ts";
import { dayHeading } from "../showings/showing-times.ts";
import css from "./Conversation.module.css";
import { ConversationMessage, type Said } from "./ConversationMessage.tsx";
import { conversationQuery } from "./data.ts";

/** A lead's conversation with Piper, read only. */
export function ConversationPanel({ conversation }: { conversation: Opened<string> }) {
  return (
    <SidePanel opened={conversation.opened} onClose={conversation.close} width="conversation" title="Conversation">
      {conversation.thing && <Thread inquiryId={conversation.thing} />}
    </SidePanel>
  );
}

function Thread({ inquiryId }: { inquiryId: string }) {
  const query = useQuery(conversationQuery(inquiryId));
  if (query.isPending) return <LoadingRows rows={5} height={64} />;
  if (!query.data) return <Failed title="Could not load data" onRetry={() => void query.refetch()} />;
  const { property, renter, messages } = query.data;
  const contact = [renter.phone && readablePhone(renter.phone), renter.email].filter(Boolean).join(", ");
  return (
    <>
      <div className={css.head}>
        <div className={css.renter}>
          <Initials person={renter} size={38} />
          <p>
            <b>{renter.name}</b>
            <span className="pl-num">{contact || "No contact left"}</span>
          </p>
        </div>
        <div className={css.property}>
          <span className={css.thumb}>
            <Picture source={property.coverImage} alt="" />
          </span>
          <b>{property.displayName}</b>
        </div>
      </div>
      {messages.length === 0 ? <Empty title="No messages yet" /> : <Messages messages={messages} />}
    </>
  );
}

function Messages({ messages }: { messages: readonly Said[] }) {
  const now = useNow();
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)!.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens at the newest and follows each new one
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [newest]);
  const zone = viewerTimeZone();
  const dayOf = (said: Said) => Temporal.Instant.from(said.createdAt).toZonedDateTimeISO(zone).toPlainDate().toString();
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
            <ConversationMessage said={said} zone={zone} />
          </div>
        );
      })}
      <div ref={end} />
    </div>
  );
}
