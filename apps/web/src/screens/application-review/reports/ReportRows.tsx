import type { ApplicationView } from "@porchlight/contract/applications.ts";
import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import { reportLabels } from "@porchlight/domain/words/labels.ts";
import { type Icon, IconChartBar, IconGavel, IconHomeX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { ApplicantRow } from "../applicants/ApplicantRow.tsx";
import { nameOf } from "../name-of.ts";
import { aboutCreditFile, madeBy, noReportsBecause } from "./no-report-words.ts";
import { ReportState } from "./ReportState.tsx";
import css from "./Reports.module.css";

const icons: Record<ReportProduct, Icon> = { CREDIT: IconChartBar, CRIMINAL: IconGavel, EVICTION: IconHomeX };

/** The reports on a person: the same rows for everyone in a role, and below them why there are none, or what is to be said of the credit file. */
export function ReportRows({ application }: { application: ApplicationView }) {
  const { id, reports, screening, creditFile, reportAgency } = application;
  const because = (screening && noReportsBecause[screening]) ?? (creditFile && aboutCreditFile[creditFile]);
  return (
    <>
      {reports.map((report) => (
        <ApplicantRow
          key={report.product}
          icon={icons[report.product]}
          label={reportLabels[report.product]}
          state={<ReportState report={report} />}
        >
          {report.state === "READY" && (
            <Link
              to="/application/$applicationId/report/$reportType"
              params={{ applicationId: id, reportType: report.product.toLowerCase() }}
              aria-label={`View ${reportLabels[report.product]}, ${nameOf(application)}`}
            >
              View
            </Link>
          )}
        </ApplicantRow>
      ))}
      {because && (
        <li className={css.because}>
          {because}
          {reportAgency && ` ${madeBy(reportAgency)}`}
        </li>
      )}
    </>
  );
}
