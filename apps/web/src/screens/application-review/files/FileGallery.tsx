import type { DocumentView } from "@porchlight/contract/applications.ts";
import { SlideViewer } from "../../../ui/SlideViewer.tsx";
import { DownloadLink } from "./DownloadLink.tsx";
import css from "./FileGallery.module.css";
import { FileSlide } from "./FileSlide.tsx";
import { kindOf } from "./file-kind.ts";

type FileGalleryProps = { files: readonly DocumentView[]; openAt: number; onClose: () => void };

const names = { several: "files", one: "file" };

/** The files of an application one by one over the whole screen. */
export const FileGallery = ({ files, openAt, onClose }: FileGalleryProps) => (
  <SlideViewer
    names={names}
    count={files.length}
    openAt={openAt}
    onClose={onClose}
    bar={(place) => {
      const { fileName, url } = files[place]!;
      return (
        <>
          <span className={css.name}>{fileName}</span>
          <a
            {...keepsEscape}
            className={css.download}
            href={url}
            download={fileName}
            aria-label={`Download ${fileName}`}
          >
            <IconDownload size={20} stroke={1.75} aria-hidden />
            <span>Download</span>
          </a>
        </>
      );
    }}
  >
    {({ place, isShown }) => <FileSlide key={files[place]!.id} file={files[place]!} isShown={isShown} />}
  </SlideViewer>
);
