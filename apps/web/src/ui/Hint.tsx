import { lazy, type ReactElement, Suspense } from "react";
import { Boundary } from "./Boundary.tsx";

const Tip = lazy(() => import("./Tip.tsx").then(({ Tip }) => ({ default: Tip })));

/** A tip on what it wraps: 200 ms in, 100 ms out, also on focus. Never the only home of a needed fact. */
export function Hint({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Boundary fallback={children}>
      <Suspense fallback={children}>
        <Tip label={label}>{children}</Tip>
      </Suspense>
    </Boundary>
  );
}
