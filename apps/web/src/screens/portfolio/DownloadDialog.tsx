import { downloadPortfolioInquiries } from "@porchlight/contract/statistics.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { spreadsheetName } from "@porchlight/domain/statistics/spreadsheet-name.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { investorQuery } from "../../app/account.ts";
import { alertFailure } from "../../app/alert-failure.ts";
import { addressOf } from "../../app/call-request.ts";
import { config } from "../../app/config.ts";
import { now } from "../../app/now.ts";
import { saveDownload } from "../../app/save-download.ts";
import { Action } from "../../ui/Action.tsx";
import { showFailure, showSuccess } from "../../ui/alerts.ts";
import { Dialog, DialogButtons } from "../../ui/Dialogs.tsx";
import { TimeRangeSelect } from "../../ui/TimeRangeSelect.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./DownloadDialog.module.css";

type DownloadDialogProps = { opened: boolean; onClose: () => void };

/** The choice of which inquiries of all homes to save as a spreadsheet. */
export const DownloadDialog = ({ opened, onClose }: DownloadDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Download portfolio inquiries">
    <DownloadForm onClose={onClose} />
  </Dialog>
);

function DownloadForm({ onClose }: { onClose: () => void }) {
  const [range, setRange] = useState<TimeRange>("LAST_7_DAYS");
  const { data: investor } = useQuery(investorQuery);
  const name = spreadsheetName(now(), viewerTimeZone());
  const download = useMutation({
    mutationFn: (companyId: string) =>
      saveDownload(
        addressOf(config().apiBaseUrl, downloadPortfolioInquiries.path, { companyId }, { filter: range }),
        name,
      ),
    onSuccess: () => {
      showSuccess("Download started");
      onClose();
    },
    onError: (error) => alertFailure(error, "Failed to download. Please try again."),
  });
  return (
    <>
      <p className={css.what}>
        A row for each inquiry, with the renter's contact details, stage, income and credit score.
      </p>
      <TimeRangeSelect value={range} onChange={setRange} />
      <p className={`${css.name} pl-num`}>The file is named {name}.</p>
      <DialogButtons>
        <Action onClick={onClose}>Cancel</Action>
        <Action
          kind="primary"
          busy={download.isPending}
          onClick={() => (investor ? download.mutate(investor.companyId) : showFailure("Company not loaded"))}
        >
          {download.isPending ? "Downloading…" : "Download"}
        </Action>
      </DialogButtons>
    </>
  );
}
