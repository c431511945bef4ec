import { type AnswerSection, type Answers, petCounts } from "@porchlight/domain/applications/answers.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { dayNamed } from "../../../sections/renter/days.ts";
import { renterWords } from "../../../sections/renter/words/languages.ts";
import { money } from "../../../ui/money.ts";
import { maskedPhone, phoneDigits } from "../../../ui/phone-mask.ts";

/** An answer as it is read: the dotted path of its field, its label, and its value in words; null where none was given. */
export type Fact = { path: string; label: string; value: string | null };

/** Writes single answers in a language. */
function writer(language: Language) {
  const { frame } = renterWords[language];
  const or =
    <Value>(write: (value: Value) => string) =>
    (value: Value | null): string | null =>
      value === null ? null : write(value);
  return {
    text: or((text: string) => text),
    day: or((day: string) => dayNamed(language, day)),
    dollars: or((amount: number) => (typeof amount === "number" ? money(amount) : String(amount))),
    phone: or((phone: string) => maskedPhone(phoneDigits(phone))),
    yesNo: or((yes: boolean) => (yes ? frame.yes : frame.no)),
    count: or((count: number) => String(count)),
  };
}

type Writers = {
  [Section in AnswerSection]: (answers: Answers[Section], language: Language) => Fact[];
};

/** Returns the facts of a list: each entry's own, with the entry named in the label. */
const inEntries = <Entry>(
  name: string,
  entries: readonly Entry[],
  label: (nth: number) => string,
  write: (entry: Entry) => [field: string, label: string, value: string | null][],
): Fact[] =>
  entries.flatMap((entry, index) =>
    write(entry).map(([field, of, value]) => ({
      path: `${name}.${index}.${field}`,
      label: `${label(index + 1)}: ${of}`,
      value,
    })),
  );

const writers: Writers = {
  contact({ fullName, phoneNumber }, language) {
    const { answers: words } = renterWords[language];
    return [
      { path: "fullName", label: words.fullName, value: fullName },
      { path: "phoneNumber", label: words.phoneNumber, value: writer(language).phone(phoneNumber) },
    ];
  },
  about(about, language) {
    const { answers: words } = renterWords[language];
    const { day, yesNo } = writer(language);
    return [
      { path: "aboutYou", label: words.aboutYou, value: about.aboutYou },
      { path: "desiredMoveInDate", label: words.desiredMoveInDate, value: day(about.desiredMoveInDate) },
      { path: "isMoveInDateFlexible", label: words.isMoveInDateFlexible, value: yesNo(about.isMoveInDateFlexible) },
      { path: "isSmoker", label: words.isSmoker, value: yesNo(about.isSmoker) },
    ];
  },
  household({ numberOfOccupantsUnderEighteen: number }, language) {
    const label = renterWords[language].answers.numberOfOccupantsUnderEighteen;
    return [{ path: "numberOfOccupantsUnderEighteen", label, value: writer(language).count(number) }];
  },
  pets(pets, language) {
    const { answers: words } = renterWords[language];
    const hasPets = { path: "hasPets", label: words.hasPets, value: writer(language).yesNo(pets.hasPets) };
    if (!pets.hasPets) return [hasPets];
    const counts = petCounts.map((kind) => ({ path: kind, label: words.petCounts[kind], value: String(pets[kind]) }));
    const details = { path: "petDetails", label: words.petDetails, value: pets.petDetails };
    return [hasPets, ...counts.filter(({ value }) => value !== "0"), details];
  },
  residence({ residences }, language) {
    const { answers: words } = renterWords[language];
    const { text, day, dollars, phone } = writer(language);
    return inEntries(
      "residences",
      residences,
      (nth) => words.nth(words.residence, nth),
      (one) => [
        ["type", words.residenceType, words.historyTypes[one.type]],
        ["address", words.address, text(one.address)],
        ["status", words.status, one.status && words.statuses[one.status]],
        ["moveInDate", words.moveInDate, day(one.moveInDate)],
        ["moveOutDate", words.moveOutDate, day(one.moveOutDate)],
        ["monthlyRent", words.monthlyRent, dollars(one.monthlyRent)],
        ["landlordName", words.landlordName, text(one.landlordName)],
        ["landlordPhone", words.landlordPhone, phone(one.landlordPhone)],
        ["landlordEmail", words.landlordEmail, text(one.landlordEmail)],
        ["moveOutReason", words.moveOutReason, text(one.moveOutReason)],
      ],
    );
  },
  income({ employments, otherIncome, incomeNote }, language) {
    const { answers: words } = renterWords[language];
    const { text, day, dollars, phone } = writer(language);
    return [
      ...inEntries(
        "employments",
        employments,
        (nth) => words.nth(words.employment, nth),
        (one) => [
          ["type", words.employmentType, words.historyTypes[one.type]],
          ["companyName", words.companyName, text(one.companyName)],
          ["jobTitle", words.jobTitle, text(one.jobTitle)],
          ["startDate", words.startDate, day(one.startDate)],
          ["endDate", words.endDate, day(one.endDate)],
          ["netIncome", words.netIncome, dollars(one.netIncome)],
          ["managerName", words.managerName, text(one.managerName)],
          ["managerPhone", words.managerPhone, phone(one.managerPhone)],
          ["managerEmail", words.managerEmail, text(one.managerEmail)],
        ],
      ),
      ...inEntries(
        "otherIncome",
        otherIncome,
        (nth) => words.nth(words.otherIncome, nth),
        (one) => [
          ["source", words.source, text(one.source)],
          ["monthlyAmount", words.monthlyAmount, dollars(one.monthlyAmount)],
        ],
      ),
      { path: "incomeNote", label: words.incomeNote, value: incomeNote },
    ];
  },
  references({ references }, language) {
    const { answers: words } = renterWords[language];
    const { text, phone } = writer(language);
    return inEntries(
      "references",
      references,
      (nth) => words.nth(words.reference, nth),
      (one) => [
        ["fullName", words.fullName, text(one.fullName)],
        ["relationship", words.relationship, text(one.relationship)],
        ["phoneNumber", words.phoneNumber, phone(one.phoneNumber)],
        ["email", words.email, text(one.email)],
      ],
    );
  },
};

/** Returns the answers of a section as they are read, in the order of its fields. */
export const factsOf = <Section extends AnswerSection>(
  section: Section,
  answers: Answers[Section],
  language: Language,
): Fact[] => writers[section](answers, language);

/** Returns the facts in which two answers differ, each as the other side has it; null where that side has none. */
export function differences(mine: readonly Fact[], theirs: readonly Fact[]): Fact[] {
  const here = new Map(mine.map(({ path, value }) => [path, value]));
  const there = new Set(theirs.map(({ path }) => path));
  const changed = theirs.filter(({ path, value }) => (here.get(path) ?? null) !== value);
  const gone = mine.filter(({ path, value }) => !there.has(path) && value !== null);
  return [...changed, ...gone.map((fact) => ({ ...fact, value: null }))];
}
