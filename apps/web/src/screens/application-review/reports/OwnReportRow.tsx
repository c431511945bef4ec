import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { IconFileText } from "@tabler/icons-react";
import { TextAction } from "../../../ui/TextAction.tsx";
import { ApplicantRow } from "../applicants/ApplicantRow.tsx";
import { useFileGallery } from "../files/use-file-gallery.tsx";
import { nameOf } from "../name-of.ts";

type OwnReportRowProps = { application: ApplicationView; bundleId: string };

/** The report that a person brought; that of a co-signer, whose application is not shown, is nowhere else. */
export function OwnReportRow({ application, bundleId }: OwnReportRowProps) {
  const { open, gallery } = useFileGallery(application, bundleId);
  const { ownReports } = application;
  return (
    <>
      <ApplicantRow
        icon={IconFileText}
        label="Own screening report"
        state={ownReports.length === 1 ? "1 file" : `${ownReports.length} files`}
      >
        <TextAction
          onClick={() => open(ownReports[0]!.id)}
          aria-label={`View own screening report, ${nameOf(application)}`}
        >
          View
        </TextAction>
      </ApplicantRow>
      {gallery}
    </>
  );
}
