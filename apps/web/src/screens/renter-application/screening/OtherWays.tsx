import { skipScreening } from "@porchlight/contract/renter-screening.ts";
import { type SkipReason, screeningLifecycle, skipEvents } from "@porchlight/domain/screening/lifecycle.ts";
import { useState } from "react";
import { call } from "../../../app/call.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { Action, ActionLink } from "../../../ui/Action.tsx";
import { Confirm } from "../../../ui/Dialogs.tsx";
import css from "./Screening.module.css";
import type { ScreenedView } from "./screened.ts";
import { useScreeningStep } from "./use-screening-step.ts";

/** The ways around the reports that are open now, each with a question before, and the way to leave it for later. */
export function OtherWays({ view }: { view: ScreenedView }) {
  const { screening: words } = useWords();
  const { status, fee } = view.screening;
  if (!view.isOpen) return null;
  const isPossible = (reason: SkipReason) => skipEvents[reason] in screeningLifecycle[status];
  return (
    <div className={css.ways}>
      {fee.takesOwnReport && isPossible("OWN_REPORT") && (
        <OtherWay
          view={view}
          because="OWN_REPORT"
          words={{ ...words.ownReport, text: words.ownReport.text(view.ownerName) }}
        />
      )}
      {isPossible("NO_SSN") && (
        <OtherWay
          view={view}
          because="NO_SSN"
          words={fee.bar ? { ...words.noSsn, ask: words.noSsn.verb } : words.noSsn}
        />
      )}
      <ActionLink kind="plain" to="." search={{ step: "review" }} preload={false}>
        {words.later}
      </ActionLink>
    </div>
  );
}

type OtherWayProps = {
  view: ScreenedView;
  because: SkipReason;
  words: { ask: string; title: string; text: string; verb: string };
};

function OtherWay({ view, because, words }: OtherWayProps) {
  const { frame } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { take, isBusy } = useScreeningStep(view.id);
  const skip = async () => {
    await take(() => call(skipScreening, { params: { id: view.id }, body: { because } }));
    setAsking(false);
  };
  return (
    <>
      <Action kind="plain" onClick={() => setAsking(true)}>
        {words.ask}
      </Action>
      <Confirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={words.title}
        keep={frame.cancel}
        verb={words.verb}
        busy={isBusy}
        onConfirm={() => void skip()}
      >
        {words.text}
      </Confirm>
    </>
  );
}
