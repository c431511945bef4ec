import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useRef, useState } from "react";
import css from "./FileGallery.module.css";

/** US Letter, until a page's own shape is known. */
const letter = 8.5 / 11;

type PdfPageProps = { pdf: PDFDocumentProxy; number: number };

/** A page, drawn while it is in sight or near it: a long document must not fill the memory. */
export function PdfPage({ pdf, number }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [shape, setShape] = useState(letter);
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: "100%" });
    seen.observe(frame.current!);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={frame} className={css.page} style={{ aspectRatio: shape }}>
      {isNear && <Drawn pdf={pdf} number={number} onShape={setShape} />}
    </div>
  );
}

function Drawn({ pdf, number, onShape }: PdfPageProps & { onShape: (shape: number) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState("");
  useEffect(() => drawPage(pdf, number, canvas.current!, { onShape, onText: setText }), [pdf, number, onShape]);
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={`Page ${number} of ${pdf.numPages}`} />
      <p className="pl-hidden">{text}</p>
    </>
  );
}

type Told = { onShape: (shape: number) => void; onText: (text: string) => void };

/** Draws a page as wide as its canvas is shown, and tells its words for a screen reader. Returns what stops that. */
function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, { onShape, onText }: Told) {
  let isWanted = true;
  let stop = () => {};
  const draw = async () => {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    if (!isWanted) return;
    onShape(width / height);
    const viewport = page.getViewport({ scale: (canvas.clientWidth * devicePixelRatio) / width });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    const drawing = page.render({ canvas, viewport });
    stop = () => drawing.cancel();
    await drawing.promise;
    const { items } = await page.getTextContent();
    if (isWanted) onText(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  };
  draw().catch((error: unknown) => {
    if (isWanted) console.error(error);
  });
  return () => {
    isWanted = false;
    stop();
  };
}
