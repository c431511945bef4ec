import type { DocumentView } from "@porchlight/contract/applications.ts";
import { IconDownload } from "@tabler/icons-react";
import { keepsEscape } from "../../../ui/SlideViewer.tsx";
import css from "./FileGallery.module.css";

/** A link that downloads a file; narrow screens show its sign alone. */
export const DownloadLink = ({ file: { url, fileName } }: { file: DocumentView }) => (
  <a {...keepsEscape} className={css.download} href={url} download={fileName} aria-label={`Download ${fileName}`}>
    <IconDownload size={20} stroke={1.75} aria-hidden />
    <span>Download</span>
  </a>
);
