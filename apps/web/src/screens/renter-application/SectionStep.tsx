import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import type { ComponentType } from "react";
import { useWords } from "../../sections/renter/language.tsx";
import { Conflict } from "./Conflict.tsx";
import { DocumentsFields } from "./documents/DocumentsFields.tsx";
import { AboutFields } from "./fields/AboutFields.tsx";
import { ContactFields } from "./fields/ContactFields.tsx";
import { HouseholdFields } from "./fields/HouseholdFields.tsx";
import { IncomeFields } from "./fields/IncomeFields.tsx";
import { PetsFields } from "./fields/PetsFields.tsx";
import { ReferencesFields } from "./fields/ReferencesFields.tsx";
import { ResidenceFields } from "./fields/ResidenceFields.tsx";
import { useApplicationForm } from "./form-context.ts";
import { PeopleFields } from "./people/PeopleFields.tsx";
import { StepPage } from "./StepPage.tsx";

const fieldsOf = {
  contact: ContactFields,
  about: AboutFields,
  household: HouseholdFields,
  people: PeopleFields,
  pets: PetsFields,
  residence: ResidenceFields,
  income: IncomeFields,
  references: ReferencesFields,
  documents: DocumentsFields,
} satisfies Record<FormSection, ComponentType<{ view: RenterApplicationView }>>;

/** The step of one section of the form. */
export function SectionStep({ section }: { section: FormSection }) {
  const { steps } = useWords();
  const { view } = useApplicationForm();
  const { title, why } = steps[section];
  const Fields = fieldsOf[section];
  return (
    <StepPage step={section} title={title} why={why(view.ownerName)}>
      {section !== "people" && section !== "documents" && <Conflict section={section} />}
      <Fields view={view} />
    </StepPage>
  );
}
