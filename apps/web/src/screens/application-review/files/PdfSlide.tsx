import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useState } from "react";
import { keepsEscape } from "../../../ui/SlideViewer.tsx";
import { Spinner } from "../../../ui/States.tsx";
import css from "./FileGallery.module.css";
import { PdfFailed } from "./PdfFailed.tsx";
import { PdfPage } from "./PdfPage.tsx";
import { loadPdf } from "./pdf.ts";

/** The loaded document of an address, null while it loads, "failed" when it is none. */
function usePdf(source: string): PDFDocumentProxy | "failed" | null {
  const [loaded, setLoaded] = useState<PDFDocumentProxy | "failed" | null>(null);
  useEffect(() => {
    const loading = loadPdf(source);
    let isWanted = true;
    loading.promise.then(
      (pdf) => isWanted && setLoaded(pdf),
      () => isWanted && setLoaded("failed"),
    );
    return () => {
      isWanted = false;
      void loading.destroy();
    };
  }, [source]);
  return loaded;
}

/** The pages of a PDF below one another. */
export function PdfSlide({ source, name }: { source: string; name: string }) {
  const pdf = usePdf(source);
  if (pdf === null) return <Spinner />;
  if (pdf === "failed") return <PdfFailed />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section {...keepsEscape} className={css.pages} aria-label={name} tabIndex={0}>
      {Array.from({ length: pdf.numPages }, (_, place) => place + 1).map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} />
      ))}
    </section>
  );
}
