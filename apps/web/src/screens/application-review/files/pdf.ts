import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  version,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Where `build/pdf-data.ts` puts what is loaded by address. */
const dataUrl = new URL(`/assets/pdf-${version}/`, location.origin).href;

/** What one picture, and one page on the screen, may take: a file decides neither. */
const limits = { maxImageSize: 50_000_000, canvasMaxAreaInBytes: 128 * 1024 * 1024 } as const;

/** Starts loading a PDF. Our pages allow no WebAssembly, and an address is asked once, since each opening is recorded. */
export const loadPdf = (source: string): PDFDocumentLoadingTask =>
  getDocument({
    url: source,
    useWasm: false,
    standardFontDataUrl: `${dataUrl}standard_fonts/`,
    useSystemFonts: false,
    wasmUrl: `${dataUrl}wasm/`,
    disableRange: true,
    enableXfa: false,
    ...limits,
  });
