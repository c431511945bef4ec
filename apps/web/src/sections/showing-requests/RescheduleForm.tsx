import { Select, TextInput } from "@mantine/core";
import { day } from "@porchlight/contract/endpoint.ts";
import { calledBy } from "@porchlight/domain/kernel/names.ts";
import { commentLength, wrongLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { CallError } from "../../app/call-error.ts";
import { useKeptText } from "../../app/kept-typing.ts";
import { tellFailed } from "../../app/tell-failed.ts";
import { Action } from "../../ui/Action.tsx";
import { tellSuccess } from "../../ui/alerts.ts";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import { PiperNote } from "../../ui/PiperNote.tsx";
import { timesWith } from "../../ui/quarter-hours.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { product } from "../../words.ts";
import { FairWarning, useCheckedWords } from "../fair-housing/FairWarning.tsx";
import { rentersIn } from "../showings/lines.ts";
import { fieldsOf, momentOf, startAt, startOf, zoneCode } from "../showings/showing-times.ts";
import { namesOf } from "../showings/showing-words.ts";
import { AgentChoice, agentMissing } from "./agents/AgentChoice.tsx";
import { presetAgent } from "./agents/preset-agent.ts";
import type { Moving } from "./asked.ts";
import css from "./Dialog.module.css";
import { agentsQuery, useReschedule } from "./data.ts";
import { OpenTimes } from "./OpenTimes.tsx";
import { ShowingStrip } from "./ShowingStrip.tsx";

const earliestUsual = "08:00";
const lastDay = "2199-12-31";
const dateOfShowing = day("You have not selected the date");
type Problems = { agent?: string; date?: string; time?: string };

type RescheduleFormProps = {
  moving: Moving;
  now: Temporal.Instant;
  onDirty: () => void;
  onAdding: (adding: boolean) => void;
  onClose: () => void;
};

/** Another day and time, proposed to the renter by Piper. */
export function RescheduleForm({ moving: { showing, request }, now, onDirty, onAdding, onClose }: RescheduleFormProps) {
  const zone = showing.property.timeZone;
  const agents = useQuery(agentsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const about = request?.id ?? showing.id;
  const [date, setDate] = useKeptText(`new day for ${about}`);
  const [time, setTime] = useState<string | null>(earliestUsual);
  const [comment, setComment] = useKeptText(`comment on ${about}`);
  const { warning, field, refused } = useCheckedWords();
  const [problems, setProblems] = useState<Problems>({});
  const navigate = useNavigate();
  const reschedule = useReschedule(showing, request);
  const today = now.toZonedDateTimeISO(zone).toPlainDate().toString();
  const agentId = chosen ?? presetAgent(showing, agents.data);
  const people = request ? [request.renter] : rentersIn(showing);
  const dateProblem = dateOfShowing.safeParse(date).error?.issues[0]?.message;
  const start = !dateProblem && time ? startAt(date, time, zone).toString() : null;
  const change = (solved: keyof Problems, set: () => void) => {
    set();
    // A time refused as past may be right on another day.
    const others = solved === "date" ? { time: undefined } : {};
    setProblems((before) => ({ ...before, ...others, [solved]: undefined }));
    onDirty();
  };
  const send = () => {
    const missing: Problems = {
      ...(agentId ? {} : { agent: agentMissing }),
      ...(dateProblem ? { date: dateProblem } : {}),
      ...(time ? {} : { time: "Time is required" }),
    };
    setProblems(missing);
    if (!agentId || !start) return;
    reschedule.mutate(
      { showingAgentId: agentId, comment: comment.trim() || null, startTime: start },
      {
        onSuccess: ({ newShowingId: showingId }) => {
          tellSuccess("Showing rescheduled");
          onClose();
          void navigate({ to: "/property/showings/$showingId", params: { showingId } });
        },
        onError: (error) => {
          if (!(error instanceof CallError)) return tellFailed(error);
          const { startTime, showingAgentId } = error.fields;
          refused(error);
          if (error.code === "showing.agent-busy") return setProblems({ agent: error.message });
          // A day that is over is the date's fault; on any other it is the time's.
          if (startTime) return setProblems(date < today ? { date: startTime } : { time: startTime });
          if (showingAgentId) return setProblems({ agent: showingAgentId });
          tellFailed(error);
          if (error.code === "showing.request-not-pending" || error.code === "showing.move-not-allowed") onClose();
        },
      },
    );
  };
  return (
    <AgentChoice
      query={agents}
      value={agentId}
      lastAgentId={showing.property.lastShowingAgentId}
      problem={problems.agent ?? null}
      why="They'll be assigned to the new time when you save"
      onAdding={onAdding}
      onChange={(id) => change("agent", () => setChosen(id))}
      before={
        <ShowingStrip showing={showing} moment={momentOf(showing, now, viewerTimeZone())}>
          {namesOf(people)}, {tourTypeLabels[showing.tourType]}
        </ShowingStrip>
      }
      after={
        <div className={css.stack} style={{ marginTop: 16 }}>
          <OpenTimes
            showing={showing}
            now={now}
            start={start}
            onChoose={(startTime) => {
              const fields = fieldsOf(startTime, zone);
              setTime(fields.time);
              change("date", () => setDate(fields.date));
            }}
          />
          <div className={css.halves}>
            <TextInput
              type="date"
              label="Date"
              min={today}
              max={lastDay}
              value={date}
              error={problems.date}
              onChange={(event) => {
                const picked = event.currentTarget.value;
                change("date", () => setDate(picked));
              }}
            />
            <Select
              label={["Time", start && zoneCode(start, zone, viewerTimeZone())].filter(Boolean).join(", ")}
              data={timesWith(time)}
              value={time}
              error={problems.time}
              onChange={(picked) => change("time", () => setTime(picked))}
              comboboxProps={{ zIndex: 300 }}
            />
          </div>
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
            <PiperNote live>
              {start
                ? `${product.assistant} will ask ${people.length === 1 ? calledBy(people[0]!.name) : namesOf(people)} about ${startOf(start, zone, now)}.`
                : `Choose a day, and ${product.assistant} will ask ${people.length === 1 ? calledBy(people[0]!.name) : namesOf(people)}.`}
            </PiperNote>
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
