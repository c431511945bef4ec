import { IconAlertTriangle } from "@tabler/icons-react";
import { Action } from "../../../ui/Action.tsx";
import type { Upload, UploadQueue } from "../../uploads/upload-queue.ts";
import css from "./Photos.module.css";

/** The failed uploads with their reasons. */
export function FailedUploads({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) {
  return (
    <div role="alert">
      <ul className={css.failures}>
        {uploads.map(
          ({ key, file, state }) =>
            state.kind === "failed" && (
              <li key={key}>
                <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
                <span className={css.failure}>
                  <strong>Unable to upload {file.name}</strong>
                  <span>{state.reason}</span>
                </span>
                {!state.isFinal && (
                  <Action size="xs" onClick={() => queue.retry(key)} aria-label={`Retry ${file.name}`}>
                    Retry
                  </Action>
                )}
                <Action size="xs" kind="plain" onClick={() => queue.dismiss(key)} aria-label={`Dismiss ${file.name}`}>
                  Dismiss
                </Action>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
