import { type ReactNode, Suspense } from "react";
import { tellFailure } from "../../ui/alerts.ts";
import { Boundary } from "../../ui/Boundary.tsx";
import { genericFailure } from "../call-error.ts";

/** A part of the header that is fetched when it is first wanted. Where it cannot be had, the page under it stays. */
export function Part({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return (
    <Boundary fallback={meanwhile} onFailed={() => tellFailure(genericFailure)}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </Boundary>
  );
}
