import type { FitView } from "@porchlight/contract/showings.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { type Icon, IconCheck, IconMinus, IconQuestionMark, IconX } from "@tabler/icons-react";
import { useNow } from "../../../app/use-now.ts";
import { assessmentWords, fitLabels, voucherWords } from "../../../sections/showings/showing-words.ts";
import { shortDate } from "../../../ui/ages.ts";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import { nameOf } from "../name-of.ts";
import css from "./CriteriaTable.module.css";
import type { VerdictProps } from "./verdict-props.ts";

const marks: Record<FitView["assessment"], Icon> = {
  MEETS: IconCheck,
  CLOSE: IconMinus,
  DOES_NOT_MEET: IconX,
  UNKNOWN: IconQuestionMark,
};

/** What the home asked for beside what the household states: the same rows in the same order for everyone. */
export function CriteriaTable({ review: { criteria, voucher }, applications }: VerdictProps) {
  const sent = shortDate(Temporal.Instant.from(criteria.asOf), useNow(), viewerTimeZone());
  return (
    <>
      <p className={css.about}>
        Your criteria for this home on {sent}, beside what the application says. Same rows, same order, for everyone.
      </p>
      <div className={css.wide}>
        <CriteriaRows criteria={criteria} beside={{ cosigners: cosignersOf(applications) || "None", voucher }} />
      </div>
    </>
  );
}

type CriteriaRowsProps = {
  criteria: VerdictProps["review"]["criteria"];
  /** Who stands by the household and whether it has a voucher, where that is told beside the criteria. */
  beside?: { cosigners: string } & Pick<VerdictProps["review"], "voucher">;
};

/** The rows themselves, as they are read now or were when something was decided. */
export const CriteriaRows = ({ criteria, beside }: CriteriaRowsProps) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">You ask for</th>
        <th scope="col">They have</th>
        <th scope="col">
          <span className="pl-hidden">Result</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {criteria.rows.map((row) => (
        <CriterionRow key={row.rule} label={fitLabels[row.rule]} {...row} />
      ))}
      {beside && (
        <>
          <CriterionRow
            label="Co-signer"
            asked={criteria.acceptsCosigners ? "Accepted" : "Not accepted"}
            stated={beside.cosigners}
          />
          <CriterionRow label="Housing voucher" asked="Information only" stated={voucherWords[beside.voucher].label} />
        </>
      )}
    </tbody>
  </table>
);

type Row = Pick<FitView, "asked" | "stated"> & { label: string; assessment?: FitView["assessment"] };

function CriterionRow({ label, asked, stated, assessment }: Row) {
  return (
    <tr className="pl-num">
      <th scope="row">
        <span className={css.label}>{label}</span>
        {asked ?? "No requirement"}
      </th>
      <td className={css.stated}>{stated ?? "Not provided"}</td>
      <td>{assessment && <Mark assessment={assessment} />}</td>
    </tr>
  );
}

function Mark({ assessment }: Pick<FitView, "assessment">) {
  const Sign = marks[assessment];
  const { label, tone } = assessmentWords[assessment];
  const style = { background: `var(--pl-tone-${tone}-bg)`, color: `var(--pl-tone-${tone}-fg)` };
  return (
    <span className={css.mark} style={style} role="img" aria-label={label} title={label}>
      <Sign size={16} stroke={2.5} aria-hidden />
    </span>
  );
}

const cosignersOf = (applications: VerdictProps["applications"]): string =>
  applications
    .filter(({ type }) => type === "CO_SIGNER")
    .map((application) => firstNameOf(nameOf(application)))
    .join(", ");
