import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import { readOwnReport } from "@porchlight/contract/renter-screening.ts";
import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../../app/call.ts";
import { useSpoken, useWords } from "../../../sections/renter/language.tsx";
import { printFrame, ReportFrame } from "../../../sections/reports/ReportFrame.tsx";
import { Action } from "../../../ui/Action.tsx";
import { Dialog, DialogButtons } from "../../../ui/Dialogs.tsx";
import { Failed, LoadingRows } from "../../../ui/States.tsx";
import { saveFile } from "../../../ui/save-file.ts";

type OwnCopyProps = { applicationId: string; product: ReportProduct };

/** The way to one of the person's own reports. */
export function OwnCopy({ applicationId, product }: OwnCopyProps) {
  const { copies: words } = useWords().screening;
  const [isOpen, setOpen] = useState(false);
  const name = words.names[product];
  return (
    <>
      <Action onClick={() => setOpen(true)}>{words.open(name)}</Action>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={name} width="large">
        <Report applicationId={applicationId} product={product} />
      </Dialog>
    </>
  );
}

/** A report as the bureau has it now; nothing of it stays once it is closed. */
function Report({ applicationId, product }: OwnCopyProps) {
  const spoken = useSpoken();
  const { data, error, refetch } = useQuery({
    queryKey: ["own-report", applicationId, product],
    queryFn: ({ signal }) =>
      call(readOwnReport, { params: { id: applicationId }, query: { productType: product }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <OpenReport report={data} product={product} />;
  if (error) return <Failed title={spoken.failure(error)} onRetry={() => void refetch()} />;
  return <LoadingRows rows={1} height={256} />;
}

type OpenReportProps = { report: ReplyOf<typeof readOwnReport>; product: ReportProduct };

function OpenReport({ report: { html }, product }: OpenReportProps) {
  const { copies: words } = useWords().screening;
  const frame = useRef<HTMLIFrameElement>(null);
  const name = words.names[product];
  return (
    <>
      <ReportFrame title={name} html={html} frame={frame} />
      <DialogButtons>
        <Action onClick={() => printFrame(frame)}>{words.print}</Action>
        <Action kind="primary" onClick={() => saveFile(`${name}.html`, new Blob([html], { type: "text/html" }))}>
          {words.save}
        </Action>
      </DialogButtons>
    </>
  );
}
