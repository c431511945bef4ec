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
    bar={(place) => (
      <>
        <span className={css.name}>{files[place]!.fileName}</span>
        {kindOf(files[place]!) !== "other" && <DownloadLink file={files[place]!} />}
      </>
    )}
  >
    {({ place, isShown }) => <FileSlide key={files[place]!.id} file={files[place]!} isShown={isShown} />}
  </SlideViewer>
);
