import { downloadPropertyStatistics } from "@porchlight/contract/statistics.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { spreadsheetName } from "@porchlight/domain/statistics/spreadsheet-name.ts";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { addressOf } from "../../app/call-request.ts";
import { config } from "../../app/config.ts";
import { now } from "../../app/now.ts";
import { saveDownload } from "../../app/save-download.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";

type DownloadStatisticsProps = { propertyId: string; range: TimeRange };

/** The button that saves a home's numbers of a range as a spreadsheet. */
export function DownloadStatistics({ propertyId, range }: DownloadStatisticsProps) {
  const download = useMutation({
    mutationFn: () =>
      saveDownload(
        addressOf(config().apiBaseUrl, downloadPropertyStatistics.path, { propertyId }, { filter: range }),
        spreadsheetName(now(), viewerTimeZone()),
      ),
    onSuccess: () => showSuccess("Statistics downloaded successfully"),
    onError: (error) => alertFailure(error, "Failed to download statistics. Please try again."),
  });
  return (
    <Action
      leftSection={<IconDownload size={18} stroke={1.75} />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      Download
    </Action>
  );
}
