import type { RenterView } from "@porchlight/contract/renters.ts";
import { erasedRenter } from "@porchlight/domain/kernel/names.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { IconCopy, IconMail, IconPhone } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { showFailure, showSuccess } from "../../ui/alerts.ts";
import css from "./RenterProfile.module.css";

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** The renter's contact details, or that they erased them. */
export function Contact({ user: { phoneNumber, email }, isErased }: Pick<RenterView, "user" | "isErased">) {
  return (
    <section className={css.card} aria-labelledby="contact-title">
      <h2 id="contact-title" className={css.cardTitle}>
        Contact info
      </h2>
      {isErased && <p>{erasedRenter}</p>}
      <Way
        icon={<IconPhone {...icon} />}
        label="Phone number"
        href={`tel:${phoneNumber}`}
        value={phoneNumber && readablePhone(phoneNumber)}
      />
      <Way icon={<IconMail {...icon} />} label="Email" href={`mailto:${email}`} value={email} />
    </section>
  );
}

function Way({ icon, label, href, value }: { icon: ReactNode; label: string; href: string; value: string | null }) {
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showSuccess(`${label} copied`);
    } catch {
      showFailure(`${label} could not be copied`);
    }
  };
  return (
    <p className={css.way}>
      {icon}
      <span className="pl-hidden">{label}: </span>
      {value ? <a href={href}>{value}</a> : <span>N/A</span>}
      {value && (
        <button type="button" onClick={() => void copy(value)} aria-label={`Copy ${label.toLowerCase()}`}>
          <IconCopy size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </p>
  );
}
