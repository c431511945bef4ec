import { type ReactNode, Suspense } from "react";
import { genericFailure } from "../app/call-error.ts";
import { showFailure } from "./alerts.ts";
import { Boundary } from "./Boundary.tsx";

/** A part that is fetched when it is first wanted. Where it cannot be had, the page under it stays. */
export function Part({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return (
    <Boundary fallback={meanwhile} onFailed={() => showFailure(genericFailure)}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </Boundary>
  );
}
