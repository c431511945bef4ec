import { AnswerCard } from "./AnswerCard.tsx";
import { employmentAnswers, entryHeading, monthly } from "./answer-words.ts";
import type { AnswerCardsProps } from "./card-props.ts";

export const EmploymentCard = ({ title, application: { employmentInfo } }: AnswerCardsProps) => (
  <AnswerCard
    title={title}
    entries={employmentInfo.map((job) => ({
      id: job.id,
      heading: entryHeading(job, "job"),
      answers: employmentAnswers(job),
    }))}
  />
);

/** Income of any lawful source beside employment, and the sum of all. */
export const OtherIncomeCard = ({
  title,
  application: { otherIncome, incomeNote, monthlyIncome },
}: AnswerCardsProps) => (
  <AnswerCard
    title={title}
    entries={[
      ...otherIncome.map(({ id, source, monthlyAmount }) => ({
        id,
        answers: [[source ?? "Source not provided", monthly(monthlyAmount) ?? "Amount not provided"]] as const,
      })),
      { id: "note", answers: [["Note", incomeNote]] },
      { id: "sum", answers: otherIncome.length > 0 ? [["All income", monthly(monthlyIncome)]] : [] },
    ]}
  />
);
