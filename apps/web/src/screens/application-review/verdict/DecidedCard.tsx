import { erasedRenter } from "@porchlight/domain/kernel/names.ts";
import { ContactCard } from "./ContactCard.tsx";
import { CriteriaTable } from "./CriteriaTable.tsx";
import { Reconsider } from "./Reconsider.tsx";
import css from "./Verdict.module.css";
import type { VerdictProps } from "./verdict-props.ts";

const texts = {
  accepted: "Get your property rented faster by contacting your future renters",
  declined: "You can still reach out to the renter if you changed your mind",
} as const;

/** A bundle that the owner has decided on: how to reach the renter, if they can be, and for a declined one the way back. */
export function DecidedCard(props: VerdictProps) {
  const { status, moves } = props.review;
  const applied = props.applications.find(({ type }) => type === "APPLICANT")?.contact;
  const { user, isErased } = props.renter;
  return (
    <>
      {isErased ? (
        <p className={css.text}>{erasedRenter}</p>
      ) : (
        <>
          <p className={css.text}>{status === "ACCEPTED" ? texts.accepted : texts.declined}</p>
          <ContactCard {...user} phoneNumber={user.phoneNumber ?? applied?.phoneNumber ?? null} />
        </>
      )}
      {moves.length > 0 && <Reconsider {...props.review} />}
      <h3 className={css.criteria}>Your criteria</h3>
      <CriteriaTable {...props} />
    </>
  );
}
