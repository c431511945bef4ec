import css from "./Documents.module.css";
import { FilesOfKind } from "./FilesOfKind.tsx";

/** The files of an application, by what they are for; pets' photos stand with the pets. */
export const DocumentsFields = () => (
  <div className={css.kinds}>
    <FilesOfKind kind="PHOTO_ID" />
    <FilesOfKind kind="PROOF_OF_INCOME" />
    <FilesOfKind kind="ADDITIONAL" />
  </div>
);
