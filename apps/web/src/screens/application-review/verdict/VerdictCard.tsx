import type { ReviewView } from "@porchlight/contract/applications.ts";
import { calledBy } from "@porchlight/domain/kernel/names.ts";
import { type ReactNode, useId, useRef, useState } from "react";
import { useFocusKept } from "../../../ui/use-focus-kept.ts";
import { DecidedCard } from "./DecidedCard.tsx";
import { SubmittedCard } from "./SubmittedCard.tsx";
import css from "./Verdict.module.css";
import type { VerdictProps } from "./verdict-props.ts";

type Standing = ReviewView["status"] | "WITHDRAWN";

const waits = (
  <p className={css.text}>You can accept or decline once everyone in the household has submitted their application.</p>
);

/** What is said of a fellow applicant who left is not said of the primary one. */
function howItEnded({ primaryApplicant, hasSomeoneLeft }: ReviewView): string {
  const { name } = primaryApplicant.user;
  return hasSomeoneLeft
    ? `Someone in ${calledBy(name, "the renter")}'s household left, so this application was withdrawn.`
    : `${calledBy(name, "The renter")} withdrew this application.`;
}

const titles: Record<Standing, string> = {
  SENT: "Not submitted yet",
  IN_PROGRESS: "Not submitted yet",
  SUBMITTED: "Meets your criteria?",
  ACCEPTED: "Application accepted",
  DECLINED: "Application declined",
  WITHDRAWN: "Application withdrawn",
};

const bodies: Record<Standing, (props: VerdictProps) => ReactNode> = {
  SENT: () => waits,
  IN_PROGRESS: () => waits,
  SUBMITTED: (props) => <SubmittedCard {...props} />,
  ACCEPTED: (props) => <DecidedCard {...props} />,
  DECLINED: (props) => <DecidedCard {...props} />,
  WITHDRAWN: ({ review }) => <p className={css.text}>{howItEnded(review)} There's nothing left to decide.</p>,
};

/** What the home asks for beside what the household states, and the owner's verdict; what it shows is chosen by the status. */
export function VerdictCard(props: VerdictProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { status, withdrawnAt } = props.review;
  const standing = withdrawnAt ? "WITHDRAWN" : status;
  const [atFirst] = useState(standing);
  useFocusKept(title, standing === atFirst ? null : standing);
  return (
    <aside className={css.aside} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={css.title}>
        {titles[standing]}
      </h2>
      {bodies[standing](props)}
    </aside>
  );
}
