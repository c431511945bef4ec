import { type ReactNode, Suspense } from "react";
import { genericFailure } from "../app/call-error.ts";
import { showFailure } from "./alerts.ts";
import { Boundary } from "./Boundary.tsx";

/** A part that is loaded on demand. When loading fails, the rest of the page stays. */
export function Part({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return (
    <Boundary fallback={meanwhile} onFailed={() => showFailure(genericFailure)}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </Boundary>
  );
}
