import { addressOf, monthsBefore, nameOf, requestedConsumer, type Subject, sampleNotice, usDay } from "./sample.ts";

/** A report on evictions. A filing is not a judgment; what is not known is the text N/A. */
export function evictionReport(subject: Subject): Record<string, unknown> {
  const records = { clean: [], filing: [dismissedFiling(subject)], judgment: [judgment(subject)] };
  return {
    SampleNotice: sampleNotice,
    RequestedConsumer: requestedConsumer(subject),
    Records: records[subject.scenario.eviction],
    CreatedOn: monthsBefore(subject, 0),
    Disclaimers: [{ Key: "Sample", Value: sampleNotice }],
  };
}

const dismissedFiling = (subject: Subject) =>
  recordOf(subject, {
    FilingType: "NEW SUIT",
    FilingDate: usDay(monthsBefore(subject, 26)),
    Amount: "N/A",
    event: { Disposition: "DISMISSED", DismissalDate: usDay(monthsBefore(subject, 25)) },
  });

const judgment = (subject: Subject) =>
  recordOf(subject, {
    FilingType: "CIVIL JUDGMENT",
    FilingDate: usDay(monthsBefore(subject, 19)),
    Amount: "2450.00",
    event: { Disposition: "JUDGMENT", JudgmentFor: "PLAINTIFF", JudgmentAmount: "2450.00" },
  });

const recordOf = (
  subject: Subject,
  { event, ...filing }: { FilingType: string; FilingDate: string; Amount: string; event: Record<string, string> },
) => ({
  ...nameOf(subject),
  ...addressOf(subject),
  SourceState: subject.property.sent.region,
  County: "SAMPLE",
  RecordId: "SAMPLE-1",
  FileNumber: "SAMPLE-0002",
  ActionType: "FORCIBLE ENTRY/DETAINER",
  ReleaseDate: "N/A",
  Plaintiff: "SAMPLE PROPERTIES",
  ...filing,
  Events: [
    {
      Court: { Name: "SAMPLE COUNTY COURT" },
      CaseNumber: "SAMPLE-0002",
      FilingDate: filing.FilingDate,
      ...{ Disposition: "N/A", JudgmentFor: "N/A", JudgmentAmount: "N/A" },
      ...{ DismissalDate: "N/A", SatisfactionDate: "N/A", VacatedDate: "N/A" },
      ...event,
    },
  ],
});
