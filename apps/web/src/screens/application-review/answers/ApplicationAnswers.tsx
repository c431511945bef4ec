import { type FormSection, isAsked } from "@porchlight/domain/applications/answers.ts";
import type { FC } from "react";
import css from "./Answers.module.css";
import type { AnswerCardsProps } from "./card-props.ts";
import { EmploymentCard, OtherIncomeCard } from "./IncomeCards.tsx";
import { FilesCard, PersonalCard, PetsCard, ReferenceCard, ResidenceCard } from "./PersonCards.tsx";

/** The cards in their order, each with the section of the form that it shows. */
const cards: readonly { title: string; section: FormSection; Card: FC<AnswerCardsProps> }[] = [
  { title: "Personal details", section: "about", Card: PersonalCard },
  { title: "Pets", section: "pets", Card: PetsCard },
  { title: "Employment", section: "income", Card: EmploymentCard },
  { title: "Other income", section: "income", Card: OtherIncomeCard },
  { title: "Residence history", section: "residence", Card: ResidenceCard },
  { title: "Personal reference", section: "references", Card: ReferenceCard },
  { title: "Attached files", section: "documents", Card: FilesCard },
];

/** What one person stated, as far as somebody in their role is asked. Without `onOpen`, files are shown only. */
export const ApplicationAnswers = ({ application, onOpen }: Omit<AnswerCardsProps, "title">) => (
  <div className={css.cards}>
    {cards
      .filter(({ section }) => isAsked(application.type, section))
      .map(({ title, Card }) => (
        <Card key={title} title={title} application={application} onOpen={onOpen} />
      ))}
  </div>
);
