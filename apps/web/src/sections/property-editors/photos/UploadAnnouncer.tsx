import { useRef } from "react";
import type { Upload } from "../../uploads/upload-queue.ts";

const quarters = 4;

/** Announces the progress of all uploads to screen readers, in quarters. */
export function UploadAnnouncer({ uploads }: { uploads: readonly Upload[] }) {
  const most = useRef(0);
  const open = uploads.filter(({ state }) => state.kind !== "failed").length;
  most.current = open === 0 ? 0 : Math.max(most.current, open);
  const part = open === 0 ? 0 : Math.floor(((most.current - open) / most.current) * quarters);
  return (
    <p className="pl-hidden" role="status">
      {open > 0 && `Uploading ${most.current === 1 ? "a photo" : `${most.current} photos`}, ${part * 25} percent done`}
    </p>
  );
}
