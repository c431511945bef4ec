import { IconFileAlert, IconFileText, IconRefresh, IconX } from "@tabler/icons-react";
import { useWords } from "../../../sections/renter/language.tsx";
import type { RenterWords } from "../../../sections/renter/words/words.ts";
import type { Upload, UploadQueue, UploadState } from "../../../sections/uploads/upload-queue.ts";
import css from "./Documents.module.css";
import { sizeWords } from "./document-files.ts";

const icon = { size: 21, stroke: 1.75, "aria-hidden": true } as const;

/** A file on its way, or one that did not arrive. */
export function UploadingFile({ upload: { key, file, state }, queue }: { upload: Upload; queue: UploadQueue }) {
  const { documents: words } = useWords();
  const percent = state.kind === "processing" ? 100 : state.kind === "sending" ? state.percent : 0;
  const hasFailed = state.kind === "failed";
  return (
    <li className={css.file}>
      <span className={css.icon}>{hasFailed ? <IconFileAlert {...icon} /> : <IconFileText {...icon} />}</span>
      <span className={css.about}>
        <span>{file.name}</span>
        {state.kind === "failed" ? (
          <span className={css.failed} role="alert">
            {words.failed(file.name)}. {state.reason}
          </span>
        ) : (
          <>
            <span className={`${css.state} pl-num`}>{stateWords(state, file, words)}</span>
            <progress className={css.progress} value={percent} max={100} aria-label={file.name} />
          </>
        )}
      </span>
      {state.kind === "failed" && !state.isFinal && (
        <button type="button" className={css.tool} aria-label={words.retry(file.name)} onClick={() => queue.retry(key)}>
          <IconRefresh {...icon} />
        </button>
      )}
      <button
        type="button"
        className={css.tool}
        aria-label={hasFailed ? words.dismiss(file.name) : words.cancel(file.name)}
        onClick={() => queue.dismiss(key)}
      >
        <IconX {...icon} />
      </button>
    </li>
  );
}

function stateWords(
  state: Exclude<UploadState, { kind: "failed" }>,
  { size }: File,
  words: RenterWords["documents"],
): string {
  if (state.kind === "processing") return words.processing;
  if (state.kind === "pending") return words.pending;
  return words.sending(state.percent, sizeWords((size * state.percent) / 100), sizeWords(size));
}
