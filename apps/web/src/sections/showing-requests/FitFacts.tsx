import type { FitView } from "@porchlight/contract/showings.ts";
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2, IconCircleX } from "@tabler/icons-react";
import { assessmentWords, fitLabels } from "../showings/showing-words.ts";
import css from "./FitFacts.module.css";

const icons = { MEETS: IconCircleCheck, CLOSE: IconCircleHalf2, DOES_NOT_MEET: IconCircleX, UNKNOWN: IconCircleDashed };

/** A renter's facts with the home's requirements, in the same order for everyone. */
export function FitFacts({ fit, of }: { fit: readonly FitView[]; of: string }) {
  return (
    <div className={css.room}>
      <ul className={css.facts} aria-label={`What ${of} told`}>
        {fit.map(({ rule, stated, asked, assessment }) => {
          const Icon = icons[assessment];
          const { label, tone } = assessmentWords[assessment];
          return (
            <li key={rule} className={css.fact}>
              <span className={css.label}>
                {fitLabels[rule]}
                <span className={css.badge} style={{ color: `var(--pl-tone-${tone}-fg)` }}>
                  <Icon size={16} stroke={1.75} aria-hidden style={{ color: `var(--pl-tone-${tone}-dot)` }} />
                  {label}
                </span>
              </span>
              <span className={`${css.stated} pl-num`}>{stated ?? "Not provided"}</span>
              <span className={`${css.asked} pl-num`}>{asked ?? "No requirement"}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
