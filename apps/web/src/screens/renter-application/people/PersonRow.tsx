import type { FellowView } from "@porchlight/contract/renter-applications.ts";
import type { Tone } from "@porchlight/design/colors.ts";
import type { ApplicationStatus } from "@porchlight/domain/applications/lifecycle.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import { ToneBadge } from "../../../ui/ToneBadge.tsx";
import css from "./People.module.css";

const tones = { SENT: "neutral", IN_PROGRESS: "info", SUBMITTED: "good" } satisfies Record<ApplicationStatus, Tone>;

type PersonRowProps = {
  person: FellowView;
  seenBy: ApplicationType;
  onReplace: () => void;
  onRemove: () => void;
};

/** One person: who, as what, and whether they began and finished. */
export function PersonRow({ person, seenBy, onReplace, onRemove }: PersonRowProps) {
  const { people: words, home } = useWords();
  const { name, email, type, status, isYou, mayChange } = person;
  const isKept = seenBy === "APPLICANT" && !isYou && !mayChange && status !== "SUBMITTED";
  return (
    <li className={css.person}>
      <div className={css.who}>
        <strong>{isYou ? `${name} (${words.you})` : name}</strong>
        <span className={css.meta}>
          {home.roles[type]}
          {!isYou && email && ` · ${email}`}
        </span>
        {isKept && <span className={css.meta}>{words.kept}</span>}
      </div>
      {!isYou && <ToneBadge label={words.statuses[status]} tone={tones[status]} of={home.statusOf} />}
      {mayChange && (
        <div className={css.actions}>
          <Action size="xs" aria-label={words.actionFor(words.replace, name)} onClick={onReplace}>
            {words.replace}
          </Action>
          <Action size="xs" kind="plain" aria-label={words.actionFor(words.remove, name)} onClick={onRemove}>
            {words.remove}
          </Action>
        </div>
      )}
    </li>
  );
}
