import { useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { Confirm } from "../../../ui/LazyConfirm.tsx";
import { useVerdict } from "../data.ts";
import css from "./Verdict.module.css";

type DeclineActionProps = {
  bundleId: string;
  /** Why it can't be pressed now. */
  reason: string | undefined;
};

/** Declines a bundle, once that is confirmed. */
export function DeclineAction({ bundleId, reason }: DeclineActionProps) {
  const decline = useVerdict(bundleId, "decline");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Action reason={reason} aria-label="Decline application" onClick={() => setAsking(true)}>
        <span>
          Decline<span className={css.spelledOut}> application</span>
        </span>
      </Action>
      <Confirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Decline this application?"
        keep="I'll consider further"
        verb="Decline"
        kind="danger"
        busy={decline.isPending}
        onConfirm={() => decline.mutate({}, { onSettled: () => setAsking(false) })}
      >
        Applicants will be notified of your decision. You can always reconsider an application after initially
        declining.
      </Confirm>
    </>
  );
}
