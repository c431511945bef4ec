import type { DocumentView } from "@porchlight/contract/applications.ts";
import { IconFileOff } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Boundary } from "../../../ui/Boundary.tsx";
import { ImageSlide } from "../../../ui/ImageSlide.tsx";
import { SlideMessage } from "../../../ui/SlideMessage.tsx";
import { Spinner } from "../../../ui/States.tsx";
import { DownloadLink } from "./DownloadLink.tsx";
import css from "./FileGallery.module.css";
import { kindOf } from "./file-kind.ts";
import { PdfFailed } from "./PdfFailed.tsx";

const PdfSlide = lazy(() => import("./PdfSlide.tsx").then((file) => ({ default: file.PdfSlide })));

type FileSlideProps = { file: DocumentView; isShown: boolean };

/**
 * A file in the gallery. It is loaded when it is first shown, since each opening is recorded, and by the address it had
 * then.
 */
export function FileSlide({ file, isShown }: FileSlideProps) {
  const [source, setSource] = useState(isShown ? file.url : null);
  if (isShown && source === null) setSource(file.url);
  const kind = kindOf(file);
  if (kind === "other") return <Unsupported file={file} />;
  if (source === null) return <div />;
  if (kind === "image") return <ImageSlide source={source} name={file.fileName} eager />;
  return (
    <div className={css.paper}>
      <Boundary fallback={<PdfFailed />}>
        <Suspense fallback={<Spinner />}>
          <PdfSlide source={source} name={file.fileName} />
        </Suspense>
      </Boundary>
    </div>
  );
}

const Unsupported = ({ file }: { file: DocumentView }) => (
  <SlideMessage icon={IconFileOff}>
    <p>File is not supported for preview</p>
    <DownloadLink file={file} />
  </SlideMessage>
);
