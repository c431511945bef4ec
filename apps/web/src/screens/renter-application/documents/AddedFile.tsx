import type { DocumentView } from "@porchlight/contract/applications.ts";
import { deleteDocument } from "@porchlight/contract/renter-applications.ts";
import { IconCheck, IconFileText, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { call } from "../../../app/call.ts";
import { invalidateApplications } from "../../../sections/renter/applications.ts";
import { useSpoken, useWords } from "../../../sections/renter/language.tsx";
import { Confirm } from "../../../ui/Dialogs.tsx";
import { useLastingSource } from "../../../ui/use-lasting-source.ts";
import { useApplicationForm } from "../form-context.ts";
import css from "./Documents.module.css";
import { sizeWords } from "./document-files.ts";
import { cacheDocuments } from "./use-document-uploads.ts";

/** A file that the server has. */
export function AddedFile({ document: { id, fileName, fileSize, url, thumbnailUrl } }: { document: DocumentView }) {
  const { documents: words, frame } = useWords();
  const picture = useLastingSource(thumbnailUrl);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useDelete(id, () => setAsking(false));
  return (
    <li className={css.file}>
      <span className={css.icon}>
        {picture.source ? (
          <img src={picture.source} alt="" onError={picture.onError} />
        ) : (
          <IconFileText size={21} stroke={1.75} aria-hidden />
        )}
      </span>
      <span className={css.about}>
        <a href={url} target="_blank" rel="noreferrer" aria-label={words.open(fileName)}>
          {fileName}
        </a>
        <span className={css.added}>
          <IconCheck size={16} stroke={2} aria-hidden />
          {words.added(sizeWords(fileSize))}
        </span>
      </span>
      <button type="button" className={css.tool} aria-label={words.remove(fileName)} onClick={() => setAsking(true)}>
        <IconTrash size={21} stroke={1.75} aria-hidden />
      </button>
      <Confirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={words.removeTitle}
        keep={frame.cancel}
        verb={words.removeVerb}
        kind="danger"
        busy={isPending}
        onConfirm={() => mutate()}
      >
        {words.removeText(fileName)}
      </Confirm>
    </li>
  );
}

function useDelete(fileId: string, onSettled: () => void) {
  const spoken = useSpoken();
  const { view } = useApplicationForm();
  return useMutation({
    mutationFn: () => call(deleteDocument, { params: { applicationId: view.id, fileId } }),
    onSuccess: () => cacheDocuments(view.id, (documents) => documents.filter(({ id }) => id !== fileId)),
    onError: (error) => {
      alertFailure(error, spoken.failure(error));
      void invalidateApplications();
    },
    onSettled,
  });
}
