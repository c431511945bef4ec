import type { DocumentView } from "@porchlight/contract/applications.ts";
import { type RenterApplicationView, uploadDocument } from "@porchlight/contract/renter-applications.ts";
import type { DocumentKind } from "@porchlight/domain/applications/documents.ts";
import { useSyncExternalStore } from "react";
import { queryClient } from "../../../app/query-client.ts";
import { upload } from "../../../app/upload.ts";
import { applicationQuery } from "../../../sections/renter/applications.ts";
import { spokenIn } from "../../../sections/renter/language.tsx";
import { renterWords } from "../../../sections/renter/words/languages.ts";
import { createUploadLine, createUploadQueue, type UploadQueue } from "../../../sections/uploads/upload-queue.ts";
import { warnWhileUploading } from "../../../sections/uploads/warn-while-uploading.ts";
import { reasonAgainst, refusesFile } from "./document-files.ts";

const queues = new Map<string, UploadQueue>();
/** Of all kinds together, so many files are sent at once. */
const line = createUploadLine();

const keyOf = (applicationId: string, kind: DocumentKind): string => `${applicationId} ${kind}`;

const cachedView = (applicationId: string): RenterApplicationView | undefined =>
  queryClient.getQueryData(applicationQuery(applicationId).queryKey);

/** Returns how many files a person has or is sending, of every kind. */
function heldBy(applicationId: string): number {
  const sending = [...queues]
    .filter(([key]) => key.startsWith(applicationId))
    .flatMap(([, queue]) => queue.list())
    .filter(({ state }) => state.kind !== "failed");
  return sending.length + (cachedView(applicationId)?.documents.length ?? 0);
}

/** Changes the files that are shown. An answer that was asked for before must not undo it. */
export async function cacheDocuments(
  applicationId: string,
  change: (documents: readonly DocumentView[]) => DocumentView[],
): Promise<void> {
  const { queryKey } = applicationQuery(applicationId);
  await queryClient.cancelQueries({ queryKey, exact: true }, { revert: false });
  queryClient.setQueryData(queryKey, (view) => view && { ...view, documents: change(view.documents) });
}

/** A person's files of a kind on their way. They go on while other steps are open. */
function uploadsOf(applicationId: string, kind: DocumentKind): UploadQueue {
  const key = keyOf(applicationId, kind);
  const known = queues.get(key);
  if (known) return known;
  const language = () => cachedView(applicationId)?.language ?? "en";
  const queue = createUploadQueue<DocumentView>(
    (file, onPercent, signal) =>
      upload(uploadDocument, { params: { applicationId }, file, field: "file", also: { kind }, onPercent, signal }),
    {
      reasonAgainst: (file) => reasonAgainst(kind, file, heldBy(applicationId), renterWords[language()].documents),
      messageOf: (error) => spokenIn[language()].failure(error),
      refusesFile,
      onDone: (added) =>
        cacheDocuments(applicationId, (documents) => [...documents.filter(({ id }) => id !== added.id), added]),
    },
    line,
  );
  queue.subscribe(() =>
    warnWhileUploading(
      key,
      queue.list().some(({ state }) => state.kind !== "failed"),
    ),
  );
  queues.set(key, queue);
  return queue;
}

export function useDocumentUploads(applicationId: string, kind: DocumentKind) {
  const queue = uploadsOf(applicationId, kind);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.list) };
}
