import { day } from "@porchlight/contract/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CallError } from "../../app/call-error.ts";
import { useKeptText } from "../../app/kept-typing.ts";
import { fieldsOf, startAt } from "../showings/showing-times.ts";
import { agentMissing } from "./agents/AgentChoice.tsx";
import { presetAgent } from "./agents/preset-agent.ts";
import { agentsQuery } from "./data.ts";
import type { RescheduleTarget } from "./request-of-showing.ts";

const earliestUsual = "08:00";
const dateOfShowing = day("You have not selected the date");

export type TimeProblems = { agent?: string | undefined; date?: string | undefined; time?: string | undefined };

/** The state of a reschedule form: agent, date and time, with the error of each. */
export function useNewTime({ showing, request }: RescheduleTarget, onDirty: () => void) {
  const zone = showing.property.timeZone;
  const agents = useQuery(agentsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [date, setDate] = useKeptText(`new day for ${request?.id ?? showing.id}`);
  const [time, setTime] = useState(earliestUsual);
  const [problems, setProblems] = useState<TimeProblems>({});
  const agentId = chosen ?? presetAgent(showing, agents.data);
  const dateProblem = dateOfShowing.safeParse(date).error?.issues[0]?.message;
  const change = (solved: keyof TimeProblems, set: () => void) => {
    set();
    // A time refused as past may be right on another day.
    const others = solved === "date" ? { time: undefined } : {};
    setProblems((before) => ({ ...before, ...others, [solved]: undefined }));
    onDirty();
  };
  return {
    agents,
    agentId,
    date,
    time,
    /** The start at the home; null while the day is missing. */
    start: !dateProblem ? startAt(date, time, zone).toString() : null,
    problems,
    setProblems,
    /** Shows an error at each missing field. */
    tellMissing: () =>
      setProblems({
        ...(agentId ? {} : { agent: agentMissing }),
        ...(dateProblem ? { date: dateProblem } : {}),
      }),
    chooseAgent: (id: string) => change("agent", () => setChosen(id)),
    chooseDate: (picked: string) => change("date", () => setDate(picked)),
    chooseTime: (picked: string) => change("time", () => setTime(picked)),
    /** Takes over the day and the time of an open start. */
    chooseStart: (startTime: string) => {
      const fields = fieldsOf(startTime, zone);
      setTime(fields.time);
      change("date", () => setDate(fields.date));
    },
  };
}
export type NewTime = ReturnType<typeof useNewTime>;

/** Returns the field a refusal belongs to; null when it belongs to none. */
export function refusedTime({ code, message, fields }: CallError, date: string, today: string): TimeProblems | null {
  if (code === "showing.agent-busy") return { agent: message };
  // A day that is over is the date's fault; on any other it is the time's.
  if (fields.startTime) return date < today ? { date: fields.startTime } : { time: fields.startTime };
  return fields.showingAgentId ? { agent: fields.showingAgentId } : null;
}
