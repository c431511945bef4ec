import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { urgentReasons } from "@porchlight/domain/escalations/lifecycle.ts";
import { escalationTypeLabels } from "@porchlight/domain/words/labels.ts";
import { IconAlertTriangle, IconKey, IconMessageCircleQuestion, IconPhone } from "@tabler/icons-react";
import { Action } from "../../ui/Action.tsx";
import { AvatarRow } from "../../ui/AvatarRow.tsx";
import { ageWithin } from "../../ui/ages.ts";
import { TextAction } from "../../ui/TextAction.tsx";
import { Tag, ToneBadge } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { shownWords } from "../../words.ts";
import { isCallRequest, reasonWords } from "./escalation-words.ts";
import css from "./Row.module.css";

type EscalationRowProps = {
  escalation: EscalationView;
  first: boolean;
  now: Temporal.Instant;
  busy: boolean;
  onOpen: () => void;
  onIgnore: () => void;
  onConversation: (inquiryId: string) => void;
};

/** An escalation in the renter's words. */
export function EscalationRow({ escalation, first, now, busy, ...on }: EscalationRowProps) {
  const { renters, reason, type, questionText } = escalation;
  const calls = isCallRequest(escalation);
  const isEmergency = reason === "EMERGENCY";
  const question = type === "PROPERTY_QUESTION" ? IconMessageCircleQuestion : IconKey;
  const Icon = isEmergency ? IconAlertTriangle : calls ? IconPhone : question;
  const [asker] = renters;
  const who = renters.length === 1 ? asker!.name : `${renters.length} renters`;
  const may = new Set(escalation.moves);
  const verb = may.has("answer") ? "Answer" : may.has("share") ? "Share instructions" : "Call";
  return (
    <article className={`${css.row} ${isEmergency ? css.emergency : ""}`}>
      <span className={css.mark}>
        <Icon size={21} stroke={1.75} aria-hidden />
      </span>
      <div className={css.body}>
        <h3 className={css.sentence}>{shownWords(escalation)}</h3>
        <p className={`${css.meta} pl-num`}>
          {isEmergency && <ToneBadge label={reasonWords[reason]} tone="bad" of="Reason" />}
          <Tag>{escalationTypeLabels[type]}</Tag>
          {reason && !isEmergency && <Tag waiting={urgentReasons.includes(reason)}>{reasonWords[reason]}</Tag>}
          <AvatarRow people={renters} />
          <span>
            Asked {ageWithin(Temporal.Instant.from(escalation.createdAt), now, viewerTimeZone())} by {who}
          </span>
          {renters.length === 1 && (
            <TextAction onClick={() => on.onConversation(asker!.inquiryId)}>
              See conversation<span className="pl-hidden"> with {asker!.name}</span>
            </TextAction>
          )}
        </p>
      </div>
      <div className={css.actions} data-acts>
        <Action kind={first ? "primary" : "soft"} onClick={on.onOpen} aria-label={`${verb}: ${questionText}`}>
          {verb}
        </Action>
        <Action kind="plain" busy={busy} onClick={on.onIgnore} aria-label={`Ignore: ${questionText}`}>
          Ignore
        </Action>
      </div>
    </article>
  );
}
