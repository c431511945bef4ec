import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { urgentReasons } from "@porchlight/domain/escalations/lifecycle.ts";
import { escalationTypeLabels } from "@porchlight/domain/words/labels.ts";
import { IconAlertTriangle, IconKey, IconMessageCircleQuestion, IconPhone } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { shownWords } from "../../escalation-asks.ts";
import { Action } from "../../ui/Action.tsx";
import { AvatarRow } from "../../ui/AvatarRow.tsx";
import { ageWithin } from "../../ui/ages.ts";
import { Picture } from "../../ui/Picture.tsx";
import { TextAction } from "../../ui/TextAction.tsx";
import { Tag, ToneBadge } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "../../ui/WaitingRow.module.css";
import { escalationVerb, isCallRequest, reasonWords } from "./escalation-words.ts";
import type { EscalationHandling } from "./use-escalation-handling.ts";

type EscalationRowProps = {
  escalation: EscalationView;
  handling: EscalationHandling;
  /** Whether its action is the one that leads on the page. */
  first?: boolean;
  /** Whether it stands among those of other homes. */
  withHome?: boolean;
  now: Temporal.Instant;
  onConversation: (inquiryId: string) => void;
};

/** An escalation in the renter's words; among those of other homes, with the photo and name of its home. */
export function EscalationRow({
  escalation,
  handling,
  first = false,
  withHome = false,
  now,
  onConversation,
}: EscalationRowProps) {
  const { renters, reason, type, questionText, property } = escalation;
  const isEmergency = reason === "EMERGENCY";
  const Icon = iconOf(escalation);
  const [asker] = renters;
  const who = renters.length === 1 ? asker!.name : `${renters.length} renters`;
  const verb = escalationVerb(escalation);
  const isResolved = withHome && isCallRequest(escalation);
  const dismissal = isResolved ? "Mark resolved" : "Ignore";
  return (
    <article className={`${css.row} ${isEmergency ? css.emergency : ""} ${withHome ? css.withHome : ""}`}>
      {withHome ? (
        <span className={css.thumb}>
          <Picture source={property.coverImage} alt="" />
        </span>
      ) : (
        <span className={css.mark}>
          <Icon size={21} stroke={1.75} aria-hidden />
        </span>
      )}
      <div className={css.body}>
        <h3 className={css.sentence}>{shownWords(escalation)}</h3>
        <p className={`${css.meta} pl-num`}>
          {isEmergency && <ToneBadge label={reasonWords[reason]} tone="bad" of="Reason" />}
          <Tag>
            {withHome && <Icon size={16} stroke={1.75} aria-hidden />}
            {escalationTypeLabels[type]}
          </Tag>
          {reason && !isEmergency && <Tag waiting={urgentReasons.includes(reason)}>{reasonWords[reason]}</Tag>}
          {withHome && (
            <Link to="/property/$propertyId/dashboard" params={{ propertyId: property.id }}>
              {property.displayName}
            </Link>
          )}
          <AvatarRow people={renters} />
          <span>
            Asked {ageWithin(Temporal.Instant.from(escalation.createdAt), now, viewerTimeZone())} by {who}
          </span>
          {renters.length === 1 && (
            <TextAction onClick={() => onConversation(asker!.inquiryId)}>
              See conversation<span className="pl-hidden"> with {asker!.name}</span>
            </TextAction>
          )}
        </p>
      </div>
      <div className={css.actions} data-acts>
        <Action
          kind={first ? "primary" : "soft"}
          onClick={() => handling.handled.open(escalation)}
          aria-label={`${verb}: ${questionText}`}
        >
          {verb}
        </Action>
        <Action
          kind="plain"
          busy={handling.isBusy(escalation)}
          onClick={() => (isResolved ? handling.end(escalation, "Escalation resolved") : handling.ignore(escalation))}
          aria-label={`${dismissal}: ${questionText}`}
        >
          {dismissal}
        </Action>
      </div>
    </article>
  );
}

function iconOf({ type, reason }: EscalationView): typeof IconKey {
  if (reason === "EMERGENCY") return IconAlertTriangle;
  if (isCallRequest({ type })) return IconPhone;
  return type === "PROPERTY_QUESTION" ? IconMessageCircleQuestion : IconKey;
}
