import { applicationFeeDollars } from "@porchlight/domain/applications/fees.ts";
import { rentMultipleLabels } from "@porchlight/domain/words/labels.ts";
import { dollarsOf } from "../../../sections/property/rent-words.ts";
import { money } from "../../../ui/money.ts";
import { applicationProviderWords } from "../../../words.ts";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import type { CardProps } from "./card.ts";

/** What the product's own application costs a renter. */
const ownFees = {
  applicationFee: applicationFeeDollars.APPLICANT,
  applicationCoSignerFee: applicationFeeDollars.CO_SIGNER,
} as const;

export function RentCard({ home, onEdit }: CardProps) {
  const lease = home.leaseConditions;
  if (lease === null || lease.rent === null) {
    return (
      <DetailsCard panel="rent" onEdit={onEdit} wide empty={{ why: "Rent is the first thing renters filter by." }} />
    );
  }
  const { rent, securityDeposit: deposit, applicationProvider } = lease;
  const provider = applicationProvider ?? "PLATFORM";
  const fees = provider === "PLATFORM" ? ownFees : lease;
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
          <dd>{fees.applicationFee === null ? "Not set" : money(fees.applicationFee)}</dd>
          <dd>per adult, {provider === "OTHER" ? "another provider" : applicationProviderWords[provider]}</dd>
        </div>
        <div>
          <dt>Co-signer</dt>
          <dd>{fees.applicationCoSignerFee === null ? "Not set" : money(fees.applicationCoSignerFee)}</dd>
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
