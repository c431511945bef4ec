import type { DocumentKind } from "@porchlight/domain/applications/documents.ts";
import { IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { useSpoken, useWords } from "../../../sections/renter/language.tsx";
import { useFileDrop } from "../../../sections/uploads/use-file-drop.ts";
import { useApplicationForm } from "../form-context.ts";
import { AddedFile } from "./AddedFile.tsx";
import css from "./Documents.module.css";
import { acceptedFor } from "./document-files.ts";
import { UploadingFile } from "./UploadingFile.tsx";
import { useDocumentUploads } from "./use-document-uploads.ts";
import { useFreshDocuments } from "./use-fresh-documents.ts";

const optional: ReadonlySet<DocumentKind> = new Set(["ADDITIONAL", "PET_PHOTO"]);

/** The files of one kind: those added, those on their way, and the way to add more. */
export function FilesOfKind({ kind }: { kind: DocumentKind }) {
  const { documents: words, frame } = useWords();
  const spoken = useSpoken();
  const { view, showsMissing } = useApplicationForm();
  const { queue, uploads } = useDocumentUploads(view.id, kind);
  useFreshDocuments(view);
  const picker = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(queue.add);
  const { title, hint, add } = words.kinds[kind];
  const added = view.documents.filter((document) => document.kind === kind);
  const lacking = kind === "OWN_REPORT" ? view.missing.screening?.ownReport : view.missing.documents?.[kind];
  const missing = showsMissing && added.length + uploads.length === 0 ? lacking : undefined;
  return (
    <section className={css.kind} aria-labelledby={`files-${kind}`} {...drop.handlers}>
      <div>
        <h2 id={`files-${kind}`}>{optional.has(kind) ? frame.optional(title) : title}</h2>
        <p className={css.hint}>{hint}</p>
      </div>
      {added.length + uploads.length > 0 && (
        <ul className={css.files}>
          {added.map((document) => (
            <AddedFile key={document.id} document={document} />
          ))}
          {uploads.map((upload) => (
            <UploadingFile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
      <button
        type="button"
        className={css.add}
        data-field={kind}
        data-over={drop.isOver || undefined}
        aria-describedby={missing ? `missing-${kind}` : undefined}
        onClick={() => picker.current?.click()}
      >
        <IconUpload size={18} stroke={1.75} aria-hidden />
        {add}
      </button>
      {missing && (
        <p id={`missing-${kind}`} className={css.failed}>
          {spoken.message(missing)}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptedFor(kind)}
        aria-label={add}
        onChange={({ currentTarget }) => {
          queue.add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
    </section>
  );
}
