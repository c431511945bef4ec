import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { erasedRenter } from "@porchlight/domain/kernel/names.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { applicationTypeLabels } from "@porchlight/domain/words/labels.ts";
import { IconCoin, IconFileText } from "@tabler/icons-react";
import { useId } from "react";
import { Initials } from "../../../ui/AvatarRow.tsx";
import { money } from "../../../ui/money.ts";
import { TextAction } from "../../../ui/TextAction.tsx";
import { Tag } from "../../../ui/ToneBadge.tsx";
import { nameOf } from "../name-of.ts";
import { OwnReportRow } from "../reports/OwnReportRow.tsx";
import { ReportRows } from "../reports/ReportRows.tsx";
import css from "./ApplicantCard.module.css";
import { ApplicantRow } from "./ApplicantRow.tsx";

const statusWords: Record<ApplicationView["status"], string> = {
  SENT: "Not started",
  IN_PROGRESS: "In progress",
  SUBMITTED: "Complete",
};

type Props = { application: ApplicationView; bundleId: string; onView: () => void };

/** One person of the household. A co-signer is asked for an income alone, so theirs takes the place of the answers. */
export function ApplicantCard({ application, bundleId, onView }: Props) {
  const { type, status, renter, contact, monthlyIncome, isErased, ownReports } = application;
  const titleId = useId();
  const name = nameOf(application);
  const phone = contact?.phoneNumber ?? renter.user.phoneNumber;
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <Initials person={{ id: renter.id, name }} size={44} />
        <div>
          <h2 id={titleId}>{name}</h2>
          <p className={`${css.contact} pl-num`}>
            {isErased && <span>{erasedRenter}</span>}
            {phone && <span>{readablePhone(phone)}</span>}
            {renter.user.email && <span>{renter.user.email}</span>}
          </p>
        </div>
        <Tag>{type === "CO_SIGNER" ? "Co-signer" : applicationTypeLabels[type]}</Tag>
      </div>
      <ul className={css.rows}>
        {type === "CO_SIGNER" ? (
          <ApplicantRow
            icon={IconCoin}
            label="Monthly income"
            state={monthlyIncome === null ? statusWords[status] : money(monthlyIncome)}
          />
        ) : (
          <ApplicantRow icon={IconFileText} label="Application" state={statusWords[status]}>
            {!isErased && (
              <TextAction onClick={onView} aria-label={`View application, ${name}`}>
                View
              </TextAction>
            )}
          </ApplicantRow>
        )}
        <ReportRows application={application} />
        {ownReports.length > 0 && <OwnReportRow application={application} bundleId={bundleId} />}
      </ul>
    </article>
  );
}
