import { applicationFeesOf } from "@porchlight/domain/applications/home-fees.ts";
import { rentMultipleLabels } from "@porchlight/domain/words/labels.ts";
import { config } from "../../../app/config.ts";
import { useNow } from "../../../app/use-now.ts";
import { applicationProviderWords } from "../../../form-words.ts";
import { dollarsOf } from "../../../sections/property/rent-words.ts";
import { money } from "../../../ui/money.ts";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import type { CardProps } from "./card.ts";

export function RentCard({ home, onEdit }: CardProps) {
  const lease = home.leaseConditions;
  const applying = { hasScreening: config().hasScreening === true, now: useNow() };
  if (lease === null || lease.rent === null) {
    return (
      <DetailsCard panel="rent" onEdit={onEdit} wide empty={{ why: "Rent is the first thing renters filter by." }} />
    );
  }
  const { rent, securityDeposit: deposit, applicationProvider } = lease;
  const provider = applicationProvider ?? "PLATFORM";
  const fees = applicationFeesOf({ ...home, leaseConditions: { ...lease, applicationProvider: provider } }, applying);
  const dollars = deposit && dollarsOf(deposit, rent);
  return (
    <DetailsCard panel="rent" onEdit={onEdit} wide>
      <dl className={`${css.money} pl-num`}>
        <div>
          <dt>Rent</dt>
          <dd>{money(rent)}</dd>
          <dd>per month</dd>
        </div>
        {deposit && (
          <div>
            <dt>Security deposit</dt>
            <dd>{dollars === null ? "None" : money(dollars)}</dd>
            <dd>{rentMultipleLabels[deposit]}</dd>
          </div>
        )}
        <div>
          <dt>Application</dt>
          <dd>{fees.applicant === null ? "Not set" : money(fees.applicant)}</dd>
          <dd>per adult, {provider === "OTHER" ? "another provider" : applicationProviderWords[provider]}</dd>
        </div>
        <div>
          <dt>Co-signer</dt>
          <dd>{fees.coSigner === null ? "Not set" : money(fees.coSigner)}</dd>
          <dd>per co-signer</dd>
        </div>
      </dl>
      {lease.otherFees && (
        <p className={css.text}>
          <b>Other fees</b> {lease.otherFees}
        </p>
      )}
    </DetailsCard>
  );
}
