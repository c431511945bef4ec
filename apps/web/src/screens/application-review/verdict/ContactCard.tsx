import type { RenterView } from "@porchlight/contract/renters.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { IconMail, IconPhone } from "@tabler/icons-react";
import css from "./Verdict.module.css";

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** How to reach the renter, as far as it is known. */
export function ContactCard({ name, phoneNumber, email }: RenterView["user"]) {
  return (
    <div className={css.contact}>
      <b>{name}</b>
      {phoneNumber && (
        <a href={`tel:${phoneNumber}`} className="pl-num">
          <IconPhone {...icon} />
          <span>
            <span className="pl-hidden">Call </span>
            {readablePhone(phoneNumber)}
          </span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <IconMail {...icon} />
          <span>
            <span className="pl-hidden">Email </span>
            {email}
          </span>
        </a>
      )}
    </div>
  );
}
