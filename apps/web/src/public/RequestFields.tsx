import type { PublicListing } from "@porchlight/contract/public.ts";
import type { Typed } from "@porchlight/contract/public-pages.ts";
import { creditBands, creditScoreLimits } from "@porchlight/domain/qualification/credit-score.ts";
import type { InputHTMLAttributes, ReactNode } from "react";
import { money } from "../ui/money.ts";
import { dayIn, shortDay } from "./times.ts";

type TypedAnswers = { typed: Typed; fields: Typed };

type FieldProps = TypedAnswers & {
  name: string;
  label: string;
  hint?: string | undefined;
  control?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "name">;

const describedBy = (name: string, hint: string | undefined, fields: Typed) =>
  fields[name] ? `${name}-error` : hint ? `${name}-hint` : undefined;

/** A labelled input with its hint below; an error takes the hint's place. */
function Field({ name, label, hint, typed, fields, control, ...input }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {control ?? (
        <input
          id={name}
          name={name}
          defaultValue={typed[name]}
          aria-invalid={fields[name] ? true : undefined}
          aria-describedby={describedBy(name, hint, fields)}
          {...input}
        />
      )}
      <Below name={name} hint={hint} fields={fields} />
    </div>
  );
}

function Below({ name, hint, fields }: { name: string; hint?: string | undefined; fields: Typed }) {
  if (fields[name])
    return (
      <p className="wrong" id={`${name}-error`}>
        {fields[name]}
      </p>
    );
  return hint ? (
    <p className="hint" id={`${name}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function ContactFields(known: TypedAnswers) {
  return (
    <>
      <Field {...known} name="name" label="Full name" autoComplete="name" required maxLength={100} />
      <Field
        {...known}
        name="phone"
        label="Phone number (optional)"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint="Leave a phone number, an email, or both"
      />
      <Field {...known} name="email" label="Email (optional)" type="email" autoComplete="email" maxLength={254} />
    </>
  );
}

/** From the best down, each band reaching up to the next: no score falls between two. */
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
      <Field
        typed={typed}
        fields={fields}
        name="moveInDate"
        label="Move-in date"
        type="date"
        min={today}
        required
        hint={
          isFree
            ? "This home is available now"
            : `This home is available from ${shortDay(listing.availableFrom!, today)}`
        }
      />
      <Field
        typed={typed}
        fields={fields}
        name="monthlyIncome"
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
    <Field
      typed={typed}
      fields={fields}
      name="creditScore"
      label="Credit score"
      hint={`Your best guess is fine${wanted === null ? "" : `. ${owner} looks for ${wanted}`}`}
      control={
        <select
          id="creditScore"
          name="creditScore"
          defaultValue={typed.creditScore}
          aria-invalid={fields.creditScore ? true : undefined}
          aria-describedby={fields.creditScore ? "creditScore-error" : "creditScore-hint"}
          required
        >
          <option value="">Choose a range</option>
          {creditChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="none">I have no score or don’t know it</option>
        </select>
      }
    />
  );
}

function PetFields({ typed, fields }: TypedAnswers) {
  return (
    <fieldset className="field pets" id="pets">
      <legend>Pets</legend>
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
            <label htmlFor={name}>{label}</label>
            <input
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
      <Below name="pets" hint="Assistance animals are not pets" fields={fields} />
    </fieldset>
  );
}

function NoteField({ typed, fields, owner }: TypedAnswers & { owner: string }) {
  return (
    <div className="field">
      <label htmlFor="note">Anything else {owner} should know? (optional)</label>
      <textarea
        id="note"
        name="note"
        rows={3}
        defaultValue={typed.note}
        aria-invalid={fields.note ? true : undefined}
        aria-describedby={describedBy("note", undefined, fields)}
      />
      <Below name="note" fields={fields} />
    </div>
  );
}
