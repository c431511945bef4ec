import { petsCounted } from "@porchlight/domain/applications/household.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { attachedGroups } from "../files/application-files.ts";
import { FileGroups } from "../files/FileTiles.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { entryHeading, moveInWords, referenceAnswers, residenceAnswers } from "./answer-words.ts";
import type { AnswerCardsProps } from "./card-props.ts";

const yesOrNo = (answer: boolean | null | undefined): string | null =>
  answer === null || answer === undefined ? null : answer ? "Yes" : "No";

export function PersonalCard({ title, application: { contact, renter, renterDetails: about } }: AnswerCardsProps) {
  const phone = contact?.phoneNumber;
  const answers = [
    ["Name", contact?.fullName ?? null],
    ["Phone", phone ? readablePhone(phone) : null],
    ["Email", contact && renter.user.email],
    ["Desired move-in date", about && moveInWords(about.desiredMoveInDate, about.isMoveInDateFlexible)],
    ["Smoker", yesOrNo(about?.isSmoker)],
    ["About", about?.aboutYou ?? null],
  ] as const;
  return <AnswerCard title={title} entries={[{ id: "about", answers }]} />;
}

export function PetsCard({ title, application: { renterDetails: pets, petPhotos }, onOpen }: AnswerCardsProps) {
  const counted = pets?.hasPets ? petsCounted(pets).join(", ") : null;
  const answers = [["Pets", counted] as const, ["Details", pets?.petDetails ?? null] as const];
  return (
    <AnswerCard
      title={title}
      entries={[{ id: "pets", answers }]}
      none={pets?.hasPets === false ? "No pets" : "No info"}
    >
      {petPhotos.length > 0 && <FileGroups groups={[{ title: "Pet photos", files: petPhotos }]} onOpen={onOpen} />}
    </AnswerCard>
  );
}

export const ResidenceCard = ({ title, application: { residenceInfo } }: AnswerCardsProps) => (
  <AnswerCard
    title={title}
    entries={residenceInfo.map((home) => ({
      id: home.id,
      heading: entryHeading(home, "home"),
      answers: residenceAnswers(home),
    }))}
  />
);

export const ReferenceCard = ({ title, application: { references } }: AnswerCardsProps) => (
  <AnswerCard
    title={title}
    entries={references.slice(0, 1).map((person) => ({ id: person.id, answers: referenceAnswers(person) }))}
  />
);

export function FilesCard({ title, application, onOpen }: AnswerCardsProps) {
  const groups = attachedGroups(application);
  return <AnswerCard title={title}>{groups.length > 0 && <FileGroups groups={groups} onOpen={onOpen} />}</AnswerCard>;
}
