import type { PublicListing } from "@porchlight/contract/public.ts";
import type { Typed } from "@porchlight/contract/public-pages.ts";
import { creditBands, creditScoreLimits } from "@porchlight/domain/qualification/credit-score.ts";
import { money } from "../ui/money.ts";
import { FieldMessage, PageDate, PageInput, PageSelect, PageTextArea } from "../ui/PageField.tsx";
import { dayIn, shortDay } from "./times.ts";

type TypedAnswers = { typed: Typed; fields: Typed };

/** Returns what was typed into a field and its error. */
const answerOf = ({ typed, fields }: TypedAnswers, name: string) => ({
  name,
  defaultValue: typed[name],
  problem: fields[name],
});

export function ContactFields(known: TypedAnswers) {
  return (
    <>
      <PageInput {...answerOf(known, "name")} label="Full name" autoComplete="name" required maxLength={100} />
      <PageInput
        {...answerOf(known, "phone")}
        label="Phone number (optional)"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint="Leave a phone number, an email, or both"
      />
      <PageInput
        {...answerOf(known, "email")}
        label="Email (optional)"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </>
  );
}

/** The credit choices from best to worst; each band reaches up to the next, so that every score is in one. */
const creditChoices = creditBands.map((band, index) => {
  const high = index === 0 ? creditScoreLimits.high : creditBands[index - 1]!.from - 1;
  return { value: `${band.from}-${high}`, label: `${band.name} ${band.from}–${high}` };
});

const petFields = [
  ["smallDogs", "Small dogs"],
  ["largeDogs", "Large dogs"],
  ["cats", "Cats"],
  ["otherPets", "Other pets"],
] as const;

export function QualifyingFields({
  listing,
  now,
  typed,
  fields,
}: TypedAnswers & { listing: PublicListing; now: string }) {
  const owner = listing.ownerFirstName;
  const today = dayIn(listing.timeZone, now);
  const { monthlyIncomeDollars, creditScore } = listing.wanted;
  const isFree = listing.availableFrom === null || listing.availableFrom <= today;
  return (
    <>
      <PageDate
        {...answerOf({ typed, fields }, "moveInDate")}
        label="Move-in date"
        min={today}
        required
        hint={
          isFree
            ? "This home is available now"
            : `This home is available from ${shortDay(listing.availableFrom!, today)}`
        }
      />
      <PageInput
        {...answerOf({ typed, fields }, "monthlyIncome")}
        label="Monthly household income before taxes"
        inputMode="numeric"
        autoComplete="off"
        required
        hint={`Everyone on the lease, combined${monthlyIncomeDollars === null ? "" : `. ${owner} looks for ${money(monthlyIncomeDollars)}`}`}
      />
      <CreditScoreField typed={typed} fields={fields} owner={owner} wanted={creditScore} />
      <PetFields typed={typed} fields={fields} />
      <NoteField typed={typed} fields={fields} owner={owner} />
    </>
  );
}

type CreditScoreFieldProps = TypedAnswers & { owner: string; wanted: PublicListing["wanted"]["creditScore"] };

function CreditScoreField({ typed, fields, owner, wanted }: CreditScoreFieldProps) {
  return (
    <PageSelect
      {...answerOf({ typed, fields }, "creditScore")}
      label="Credit score"
      hint={`Your best guess is fine${wanted === null ? "" : `. ${owner} looks for ${wanted}`}`}
      required
    >
      <option value="">Choose a range</option>
      {creditChoices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      <option value="none">I have no score or don’t know it</option>
    </PageSelect>
  );
}

function PetFields({ typed, fields }: TypedAnswers) {
  return (
    <fieldset className="field pets" id="pets">
      <legend className="label">Pets</legend>
      <div className="segments">
        <label>
          <input type="radio" name="pets" value="no" required defaultChecked={typed.pets === "no"} />
          <span>No pets</span>
        </label>
        <label>
          <input type="radio" name="pets" value="yes" defaultChecked={typed.pets === "yes"} />
          <span>I have pets</span>
        </label>
      </div>
      <div className="counts">
        {petFields.map(([name, label]) => (
          <div key={name}>
            <label className="label" htmlFor={name}>
              {label}
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
      <FieldMessage name="pets" hint="Assistance animals are not pets" problem={fields.pets} />
    </fieldset>
  );
}

const NoteField = ({ typed, fields, owner }: TypedAnswers & { owner: string }) => (
  <PageTextArea
    {...answerOf({ typed, fields }, "note")}
    label={`Anything else ${owner} should know? (optional)`}
    rows={3}
  />
);
