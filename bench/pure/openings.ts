import { deepStrictEqual } from "node:assert";
import { type OpeningsAsked, openings } from "@porchlight/domain/scheduling/openings.ts";
import { anyAsked, minuteByMinute, spans } from "@porchlight/domain/scheduling/openings-reference.ts";
import { weekdays } from "@porchlight/domain/scheduling/slots.ts";
import fc from "fast-check";
import { cpuMsPerCall, note, ratioText, spreadOf, spreadText, verdict } from "../measure.ts";

const targetMs = 0.5;
const rounds = 9;
const callsARound = 500;

/** A month of a home shown every day from nine to seven, with 500 busy spans in it. */
function aBusyMonth(): OpeningsAsked {
  const from = Temporal.Instant.from("2026-10-20T00:00Z");
  const spanMinutes = (30 * 24 * 60) / 500;
  return {
    slots: weekdays.map((weekday) => ({ weekday, startTime: "09:00", endTime: "19:00" })),
    durationMinutes: 30,
    timeZone: "America/New_York",
    from,
    until: from.add({ hours: 30 * 24 }),
    notBefore: from,
    blackoutDates: ["2026-10-31"],
    busy: Array.from({ length: 500 }, (_, index) => {
      const startsAt = from.add({ minutes: Math.round(index * spanMinutes) });
      return { startsAt, endsAt: startsAt.add({ minutes: 20 }) };
    }),
  };
}

export function openingsOfAMonth(): void {
  const asked = aBusyMonth();
  deepStrictEqual(spans(openings(asked)), minuteByMinute(asked));
  cpuMsPerCall(2 * callsARound, () => openings(asked));
  const ours: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const measured = cpuMsPerCall(callsARound, () => openings(asked));
    ours.push(measured);
    ratios.push(measured / cpuMsPerCall(1, () => minuteByMinute(asked)));
  }
  const spread = spreadOf(ours);
  verdict("CPU a call", spreadText(spread, " ms"), `${targetMs} ms`, spread.median <= targetMs);
  note(`of the walk through every minute: ${ratioText(spreadOf(ratios))}`);
}

export function identicalOpenings(): void {
  const numRuns = 100_000;
  fc.assert(
    fc.property(anyAsked, (asked) => deepStrictEqual(spans(openings(asked)), minuteByMinute(asked))),
    { numRuns, seed: 20261121 },
  );
  verdict("cases alike", `${numRuns}`, "100000", true);
}
