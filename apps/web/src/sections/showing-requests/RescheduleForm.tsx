import { calledBy } from "@porchlight/domain/kernel/names.ts";
import { commentLength, wrongLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { useNavigate } from "@tanstack/react-router";
import { alertFailure } from "../../app/alert-failure.ts";
import { CallError } from "../../app/call-error.ts";
import { useKeptText } from "../../app/kept-typing.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { DateField } from "../../ui/DateField.tsx";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import { PiperNote } from "../../ui/PiperNote.tsx";
import { timesWith } from "../../ui/quarter-hours.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { product } from "../../words.ts";
import { FairWarning, useCheckedWords } from "../fair-housing/FairWarning.tsx";
import { rentersIn } from "../showings/showing-entries.ts";
import { momentOf, startOf, zoneCode } from "../showings/showing-times.ts";
import { namesOf } from "../showings/showing-words.ts";
import { AgentChoice } from "./agents/AgentChoice.tsx";
import css from "./Dialog.module.css";
import { useReschedule } from "./data.ts";
import { OpenTimes } from "./OpenTimes.tsx";
import type { RescheduleTarget } from "./request-of-showing.ts";
import { ShowingStrip } from "./ShowingStrip.tsx";
import { type NewTime, refusedTime, useNewTime } from "./use-new-time.ts";

type RescheduleFormProps = {
  moving: RescheduleTarget;
  now: Temporal.Instant;
  onDirty: () => void;
  onAdding: (adding: boolean) => void;
  onClose: () => void;
};

/** Another day and time, proposed to the renter by Piper. */
export function RescheduleForm({ moving, now, onDirty, onAdding, onClose }: RescheduleFormProps) {
  const { showing, request } = moving;
  const zone = showing.property.timeZone;
  const chosen = useNewTime(moving, onDirty);
  const [comment, setComment] = useKeptText(`comment on ${request?.id ?? showing.id}`);
  const { warning, field, refused } = useCheckedWords();
  const navigate = useNavigate();
  const reschedule = useReschedule(showing, request);
  const today = now.toZonedDateTimeISO(zone).toPlainDate().toString();
  const people = request ? [request.renter] : rentersIn(showing);
  const { agentId, start } = chosen;
  const tellRefusal = (error: Error) => {
    if (!(error instanceof CallError)) return alertFailure(error);
    refused(error);
    const problems = refusedTime(error, chosen.date, today);
    if (problems) return chosen.setProblems(problems);
    alertFailure(error);
    if (error.code === "showing.request-not-pending" || error.code === "showing.move-not-allowed") onClose();
  };
  const send = () => {
    chosen.tellMissing();
    if (!agentId || !start) return;
    reschedule.mutate(
      { showingAgentId: agentId, comment: comment.trim() || null, startTime: start },
      {
        onSuccess: ({ newShowingId: showingId }) => {
          showSuccess("Showing rescheduled");
          onClose();
          void navigate({ to: "/property/showings/$showingId", params: { showingId } });
        },
        onError: tellRefusal,
      },
    );
  };
  return (
    <AgentChoice
      query={chosen.agents}
      value={agentId}
      lastAgentId={showing.property.lastShowingAgentId}
      problem={chosen.problems.agent ?? null}
      why="They'll be assigned to the new time when you save"
      onAdding={onAdding}
      onChange={chosen.chooseAgent}
      before={
        <ShowingStrip showing={showing} moment={momentOf(showing, now, viewerTimeZone())}>
          {namesOf(people)}, {tourTypeLabels[showing.tourType]}
        </ShowingStrip>
      }
      after={
        <div className={css.stack} style={{ marginTop: 16 }}>
          <OpenTimes showing={showing} now={now} start={start} onChoose={chosen.chooseStart} />
          <DateAndTime chosen={chosen} today={today} zone={zone} />
          <div>
            <FairWarning said={warning} />
            <TextArea
              ref={field}
              label="Comment (optional)"
              minRows={2}
              maxRows={6}
              most={commentLength.max}
              value={comment}
              aria-invalid={warning ? true : undefined}
              onChange={(event) => {
                setComment(event.currentTarget.value);
                onDirty();
              }}
            />
            <PiperNote live>{whatPiperAsks(people, start && startOf(start, zone, now))}</PiperNote>
          </div>
          <DialogButtons>
            <Action onClick={onClose}>Cancel</Action>
            <Action
              kind="primary"
              busy={reschedule.isPending}
              reason={wrongLength(comment, commentLength.max)}
              onClick={send}
            >
              Reschedule
            </Action>
          </DialogButtons>
        </div>
      }
    />
  );
}

function DateAndTime({ chosen, today, zone }: { chosen: NewTime; today: string; zone: string }) {
  const { date, time, start, problems } = chosen;
  return (
    <div className={css.halves}>
      <DateField label="Date" min={today} value={date} error={problems.date} onChange={chosen.chooseDate} />
      <SelectField
        label={["Time", start && zoneCode(start, zone, viewerTimeZone())].filter(Boolean).join(", ")}
        choices={timesWith(time)}
        value={time}
        error={problems.time}
        onChange={chosen.chooseTime}
      />
    </div>
  );
}

function whatPiperAsks(people: { name: string }[], moment: string | null): string {
  const names = people.length === 1 ? calledBy(people[0]!.name) : namesOf(people);
  return moment
    ? `${product.assistant} will ask ${names} about ${moment}.`
    : `Choose a day, and ${product.assistant} will ask ${names}.`;
}
