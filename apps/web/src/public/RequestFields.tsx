import type { PublicListing } from "@porchlight/contract/public.ts";
import type { Typed } from "@porchlight/contract/public-pages.ts";
import { creditBands, creditScoreLimits } from "@porchlight/domain/qualification/credit-score.ts";
import { money } from "../ui/money.ts";
import { FieldMessage, PageDate, PageInput, PageSelect, PageTextArea } from "../ui/PageField.tsx";
import { dayIn } from "./times.ts";
import { useWords } from "./words/context.ts";
import { usePageWords } from "./words/page-context.ts";

type TypedAnswers = { typed: Typed; fields: Typed };

/** Returns what was typed into a field and its error. */
const answerOf = ({ typed, fields }: TypedAnswers, name: string) => ({
  name,
  defaultValue: typed[name],
  problem: fields[name],
});

export function ContactFields(known: TypedAnswers) {
  const { request: words } = usePageWords();
  return (
    <>
      <PageInput {...answerOf(known, "name")} label={words.name} autoComplete="name" required maxLength={100} />
      <PageInput
        {...answerOf(known, "phone")}
        label={words.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={words.contactHint}
      />
      <PageInput {...answerOf(known, "email")} label={words.email} type="email" autoComplete="email" maxLength={254} />
    </>
  );
}

/** The credit choices from best to worst; each band reaches up to the next, so that every score is in one. */
const creditChoices = creditBands.map((band, index) => {
  const high = index === 0 ? creditScoreLimits.high : creditBands[index - 1]!.from - 1;
  return { value: `${band.from}-${high}`, band: band.name, scores: `${band.from}–${high}` };
});

const petFields = ["smallDogs", "largeDogs", "cats", "otherPets"] as const;

export function QualifyingFields({
  listing,
  now,
  typed,
  fields,
}: TypedAnswers & { listing: PublicListing; now: string }) {
  const { times } = useWords();
  const { request: words } = usePageWords();
  const owner = listing.ownerFirstName;
  const today = dayIn(listing.timeZone, now);
  const { monthlyIncomeDollars, creditScore } = listing.wanted;
  const isFree = listing.availableFrom === null || listing.availableFrom <= today;
  return (
    <>
      <PageDate
        {...answerOf({ typed, fields }, "moveInDate")}
        label={words.moveIn}
        min={today}
        required
        hint={isFree ? words.availableNow : words.availableFrom(times.shortDay(listing.availableFrom!, today))}
      />
      <PageInput
        {...answerOf({ typed, fields }, "monthlyIncome")}
        label={words.income}
        inputMode="numeric"
        autoComplete="off"
        required
        hint={sentences(
          words.incomeHint,
          monthlyIncomeDollars !== null && words.looksFor(owner, money(monthlyIncomeDollars)),
        )}
      />
      <CreditScoreField typed={typed} fields={fields} owner={owner} wanted={creditScore} />
      <PetFields typed={typed} fields={fields} />
      <NoteField typed={typed} fields={fields} owner={owner} />
    </>
  );
}

const sentences = (...said: (string | false)[]): string => said.filter(Boolean).join(". ");

type CreditScoreFieldProps = TypedAnswers & { owner: string; wanted: PublicListing["wanted"]["creditScore"] };

function CreditScoreField({ typed, fields, owner, wanted }: CreditScoreFieldProps) {
  const { request: words } = usePageWords();
  return (
    <PageSelect
      {...answerOf({ typed, fields }, "creditScore")}
      label={words.credit}
      hint={sentences(words.creditHint, wanted !== null && words.looksFor(owner, String(wanted)))}
      required
    >
      <option value="">{words.chooseRange}</option>
      {creditChoices.map(({ value, band, scores }) => (
        <option key={value} value={value}>
          {words.bands[band]} {scores}
        </option>
      ))}
      <option value="none">{words.noScore}</option>
    </PageSelect>
  );
}

function PetFields({ typed, fields }: TypedAnswers) {
  const { request: words } = usePageWords();
  return (
    <fieldset className="field pets" id="pets">
      <legend className="label">{words.pets}</legend>
      <div className="segments">
        <label>
          <input type="radio" name="pets" value="no" required defaultChecked={typed.pets === "no"} />
          <span>{words.noPets}</span>
        </label>
        <label>
          <input type="radio" name="pets" value="yes" defaultChecked={typed.pets === "yes"} />
          <span>{words.hasPets}</span>
        </label>
      </div>
      <div className="counts">
        {petFields.map((name) => (
          <div key={name}>
            <label className="label" htmlFor={name}>
              {words.petKinds[name]}
            </label>
            <input
              className="input"
              id={name}
              name={name}
              type="number"
              min={0}
              max={20}
              inputMode="numeric"
              defaultValue={typed[name] ?? "0"}
            />
          </div>
        ))}
      </div>
      <FieldMessage name="pets" hint={words.petsHint} problem={fields.pets} />
    </fieldset>
  );
}

function NoteField({ typed, fields, owner }: TypedAnswers & { owner: string }) {
  const { request: words } = usePageWords();
  return <PageTextArea {...answerOf({ typed, fields }, "note")} label={words.note(owner)} rows={3} />;
}
