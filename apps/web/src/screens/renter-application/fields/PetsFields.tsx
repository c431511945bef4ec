import { householdCount, petCounts } from "@porchlight/domain/applications/answers.ts";
import { commentLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { StepperField } from "../../../ui/StepperField.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { FilesOfKind } from "../documents/FilesOfKind.tsx";
import { useApplicationForm } from "../form-context.ts";
import { useSection } from "../use-section.ts";
import { Fields, Row } from "./Fields.tsx";
import { YesNo } from "./YesNo.tsx";

/** Pets by kind; assistance animals are none, as the step says. */
export function PetsFields() {
  const { answers: words, frame } = useWords();
  const { answers, text, chosen, set, leave } = useSection("pets");
  const { view } = useApplicationForm();
  const hasPhotos = view.documents.some(({ kind }) => kind === "PET_PHOTO");
  return (
    <Fields onLeave={leave}>
      <YesNo legend={words.hasPets} {...chosen<boolean | null>("hasPets")} />
      {answers.hasPets && (
        <>
          <Row>
            {petCounts.map((kind) => (
              <StepperField
                key={kind}
                label={words.petCounts[kind]}
                max={householdCount.max}
                {...chosen<number | null>(kind)}
                onChange={(count) => set(kind, count ?? 0)}
              />
            ))}
          </Row>
          <TextArea
            label={frame.optional(words.petDetails)}
            description={words.petDetailsHint}
            most={commentLength.max}
            {...text("petDetails")}
          />
        </>
      )}
      {/* Photos of pets that are denied by now would go to the owner unseen. */}
      {(answers.hasPets || hasPhotos) && <FilesOfKind kind="PET_PHOTO" />}
    </Fields>
  );
}
