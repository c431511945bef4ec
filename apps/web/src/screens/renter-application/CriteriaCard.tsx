import type { CriteriaView, RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { capitalized } from "@porchlight/domain/kernel/capitalized.ts";
import { dayNamed } from "../../sections/renter/days.ts";
import { useLanguage, useWords } from "../../sections/renter/language.tsx";
import type { RenterWords } from "../../sections/renter/words/words.ts";
import { money } from "../../ui/money.ts";
import css from "./Form.module.css";

const petKinds = ["smallDogs", "largeDogs", "cats", "otherPets"] as const;

/** What the home asks of everyone, as of the day the application was sent. */
export function CriteriaCard({ view: { criteria, ownerName } }: { view: RenterApplicationView }) {
  const { start } = useWords();
  const language = useLanguage();
  const { rent, minimumIncomeDollars, minimumCreditScore, acceptsCosigners, leaseTerms, availableFrom, pets } =
    criteria;
  const none = start.noMinimum;
  return (
    <section className={css.card} aria-labelledby="criteria">
      <h2 id="criteria">{start.criteria(ownerName)}</h2>
      <dl className={css.facts}>
        {rent !== null && <Fact name={start.rent} value={start.aMonth(money(rent))} />}
        <Fact
          name={start.income}
          value={minimumIncomeDollars === null ? none : start.atLeast(money(minimumIncomeDollars))}
        />
        <Fact name={start.credit} value={minimumCreditScore === null ? none : start.orHigher(minimumCreditScore)} />
        <Fact name={start.cosigners} value={acceptsCosigners ? start.accepted : start.notAccepted} />
        {leaseTerms.length > 0 && (
          <Fact name={start.terms} value={capitalized(leaseTerms.map((term) => start.leaseTerms[term]).join(", "))} />
        )}
        <Fact name={start.available} value={availableFrom === null ? start.now : dayNamed(language, availableFrom)} />
        {pets && <Fact name={start.pets} value={petLines(pets, start)} />}
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string | string[] }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {[value].flat().map((line) => (
          <span key={line} className={css.line}>
            {line}
          </span>
        ))}
      </dd>
    </>
  );
}

const petLines = (pets: NonNullable<CriteriaView["pets"]>, words: RenterWords["start"]): string[] => [
  ...petKinds.map((kind) => `${words.petKinds[kind]}: ${words.petPolicies[pets[kind]]}`),
  ...(pets.maxPets === null ? [] : [words.upTo(pets.maxPets)]),
];
