import { type ReportProduct, reportProducts } from "@porchlight/domain/screening/products.ts";
import { reportLabels } from "@porchlight/domain/words/labels.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import { isAddressNeeded } from "../../sections/applications/use-address-first.ts";
import { printFrame, ReportFrame } from "../../sections/reports/ReportFrame.tsx";
import { UpLink } from "../../ui/BackLink.tsx";
import { PrintButton } from "../../ui/PrintButton.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Spinner } from "../../ui/States.tsx";
import { AddressNeeded } from "./AddressNeeded.tsx";
import { placeQuery, reportQuery } from "./data.ts";
import { NoReport, ReportNotFound } from "./NoReport.tsx";
import { ReportLine } from "./ReportLine.tsx";

const route = getRouteApi("/owner/application/$applicationId/report/$reportType");

/** A screening report on one person, read from the bureau each time it is opened. */
export function ScreeningReportScreen() {
  const { applicationId, reportType } = route.useParams();
  // An address names a report in small letters.
  const product = reportProducts.find((one) => one.toLowerCase() === reportType);
  if (product) return <Report key={product} applicationId={applicationId} product={product} />;
  return (
    <Screen title="Screening report" back={<BackToApplication applicationId={applicationId} />}>
      <ReportNotFound />
    </Screen>
  );
}

function Report({ applicationId, product }: { applicationId: string; product: ReportProduct }) {
  const query = useQuery(reportQuery(applicationId, product));
  const frame = useRef<HTMLIFrameElement>(null);
  const report = query.data;
  const read = () => void query.refetch();
  const title = reportLabels[product];
  return (
    <Screen
      title={title}
      back={<BackToApplication applicationId={applicationId} />}
      sub={report && <ReportLine report={report} />}
      actions={report && <PrintButton onClick={() => printFrame(frame)} />}
    >
      {query.isPending && <Spinner />}
      {query.isError &&
        (isAddressNeeded(query.error) ? (
          <AddressNeeded applicationId={applicationId} onGiven={read} />
        ) : (
          <NoReport error={query.error} onRetry={read} />
        ))}
      {report && <ReportFrame title={`${title} of ${report.applicantName}`} html={report.html} frame={frame} />}
    </Screen>
  );
}

function BackToApplication({ applicationId }: { applicationId: string }) {
  const place = useQuery(placeQuery(applicationId)).data;
  if (!place) return null;
  const { propertyId, renterId, bundleId } = place;
  return (
    <UpLink
      to="/property/$propertyId/renter/profile/$renterId/application/$applicationId"
      params={{ propertyId, renterId, applicationId: bundleId }}
    >
      Back to Application
    </UpLink>
  );
}
