import { useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { Confirm } from "../../../ui/Dialogs.tsx";
import { useVerdict } from "../data.ts";
import { CriteriaTable } from "./CriteriaTable.tsx";
import css from "./Verdict.module.css";
import type { VerdictProps } from "./verdict-props.ts";
import { whatFollows } from "./verdict-words.ts";

/** The criteria of a bundle that waits for the owner, and what they may do with it. */
export function SubmittedCard(props: VerdictProps) {
  const { id } = props.review;
  const accept = useVerdict(id, "accept");
  const decline = useVerdict(id, "decline");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <CriteriaTable {...props} />
      <div className={css.buttons} data-footer>
        <Action
          kind="primary"
          size="lg"
          busy={accept.isPending}
          reason={decline.isPending ? "Declining" : undefined}
          onClick={() => accept.mutate()}
        >
          Accept application
        </Action>
        <Action
          reason={accept.isPending ? "Accepting" : undefined}
          aria-label="Decline application"
          onClick={() => setAsking(true)}
        >
          <span>
            Decline<span className={css.spelledOut}> application</span>
          </span>
        </Action>
      </div>
      <p className={css.note}>{whatFollows}</p>
      <Confirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Decline this application?"
        keep="I'll consider further"
        verb="Decline"
        kind="danger"
        busy={decline.isPending}
        onConfirm={() => decline.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        Applicants will be notified of your decision. You can always reconsider an application after initially
        declining.
      </Confirm>
    </>
  );
}
