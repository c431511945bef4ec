import type { messageView } from "@porchlight/contract/conversations.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import { channelLabels } from "@porchlight/domain/words/labels.ts";
import {
  IconAlertTriangle,
  IconBuilding,
  IconChevronDown,
  IconInfoCircle,
  IconMail,
  IconMessage,
  IconWorld,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import type { z } from "zod";
import { LanternDisc } from "../../ui/LanternDisc.tsx";
import css from "./Conversation.module.css";
import { factLabel, factValue } from "./fact-words.ts";

export type ChatMessage = z.input<typeof messageView>;

const icons = {
  WEB: IconWorld,
  EMAIL: IconMail,
  SMS: IconMessage,
  PLATFORM: IconBuilding,
} satisfies Record<MessageChannel, unknown>;

const hourOf = (at: Temporal.ZonedDateTime) => at.toLocaleString("en-US", { hour: "numeric", minute: "2-digit" });

const undelivered = {
  "no-texts-wanted": "Not sent: opted out of texts",
  "address-takes-no-mail": "Not sent: email address rejected",
  "too-late": "Not sent: too late to send",
  failed: "Could not be delivered",
} satisfies Record<NonNullable<ChatMessage["undelivered"]>, string>;

/** Returns when a text written at night is sent, in words. */
const goesOut = (at: Temporal.ZonedDateTime, said: Temporal.ZonedDateTime): string =>
  at.toPlainDate().equals(said.toPlainDate())
    ? `goes out at ${hourOf(at)}`
    : `goes out ${at.toLocaleString("en-US", { month: "short", day: "numeric" })}, ${hourOf(at)}`;

const counted = (facts: number): string => `${facts} ${facts === 1 ? "fact" : "facts"}`;

type ConversationMessageProps = {
  said: ChatMessage;
  zone: string;
  propertyId: string;
  /** What its second toggle is called, and what that opens: why it was said, or what was understood of it. */
  explained?: { label: ReactNode; shown: (opened: boolean) => ReactNode } | undefined;
  /** Told when its link is followed, which may lead to a part of the page below. */
  onLeave?: () => void;
};

/** A message of a conversation; an answer of Piper's has its facts below. */
export function ConversationMessage({ said, zone, propertyId, explained, onLeave }: ConversationMessageProps) {
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState(false);
  const factsId = useId();
  const whyId = useId();
  const at = Temporal.Instant.from(said.createdAt).toZonedDateTimeISO(zone);
  const time = hourOf(at);
  const day = at.toLocaleString("en-US", { month: "short", day: "numeric" });
  if (said.isSystem) {
    return (
      <p className={css.system}>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden />
        <span>
          {said.content} <span className="pl-num">{time}</span>
        </span>
      </p>
    );
  }
  const channel = said.communicationChannel;
  const Icon = channel && icons[channel];
  const facts = said.facts.length;
  return (
    <article
      className={said.sender === "renter" ? css.theirs : `${css.ours} ${said.sender === "owner" ? css.mine : ""}`}
    >
      <p className={css.bubble}>{said.content}</p>
      <p className={`${css.by} pl-num`}>
        {said.sender === "piper" && <LanternDisc size={18} />}
        <b className={said.sender === "renter" ? "pl-hidden" : ""}>
          {said.sender === "owner" ? "You" : said.user?.name}
        </b>
        {Icon && (
          <span className={css.channel}>
            <Icon size={16} stroke={1.75} aria-hidden />
            {channelLabels[channel]}
          </span>
        )}
        <span>{said.sendsAt ? goesOut(Temporal.Instant.from(said.sendsAt).toZonedDateTimeISO(zone), at) : time}</span>
        {said.undelivered && (
          <span className={css.undelivered}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {undelivered[said.undelivered]}
          </span>
        )}
        <span className={css.toggles}>
          {facts > 0 && (
            <Toggle of={factsId} opened={open} onChange={setOpen}>
              {counted(facts)}
            </Toggle>
          )}
          {explained && (
            <Toggle of={whyId} opened={why} onChange={setWhy}>
              {explained.label}
            </Toggle>
          )}
        </span>
      </p>
      <dl id={factsId} className={css.facts} hidden={!open}>
        <Facts said={said} day={day} propertyId={propertyId} onLeave={onLeave} />
      </dl>
      {explained && (
        <div id={whyId} className={css.why} hidden={!why}>
          {explained.shown(why)}
        </div>
      )}
    </article>
  );
}

type ToggleProps = { of: string; opened: boolean; onChange: (opened: boolean) => void; children: ReactNode };

/** Opens and closes what stands below a message. */
function Toggle({ of, opened, onChange, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={opened}
      aria-controls={of}
      onClick={() => onChange(!opened)}
    >
      {children}
      <IconChevronDown size={16} stroke={1.75} aria-hidden className={opened ? css.turned : ""} />
    </button>
  );
}

type FactsProps = Pick<ConversationMessageProps, "said" | "propertyId" | "onLeave"> & { day: string };

/** The facts behind an answer as they stood on that day. */
function Facts({ said: { facts }, day, propertyId, onLeave }: FactsProps) {
  return (
    <>
      {facts.map((fact) => (
        <div key={`${fact.source}${fact.field}${fact.value}`}>
          <dt>{factLabel(fact)}</dt>
          <dd className="pl-num">{factValue(fact)}</dd>
        </div>
      ))}
      <div className={css.stood}>
        <dt>As of {day}</dt>
        {facts.some(({ source }) => source === "knowledge") && (
          <dd>
            <Link to="/property/$propertyId/details" params={{ propertyId }} hash="learned-answers" onClick={onLeave}>
              Learned answers
            </Link>
          </dd>
        )}
      </div>
    </>
  );
}
