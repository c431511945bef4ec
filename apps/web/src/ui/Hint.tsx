import { useMergedRef } from "@mantine/hooks";
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useState } from "react";
import { Boundary } from "./Boundary.tsx";

const Tip = lazy(() => import("./Tip.tsx").then(({ Tip }) => ({ default: Tip })));

type HintProps = {
  /** Without one there is no tip. */
  label: string | undefined;
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
};

/**
 * A tip on what it wraps: 200 ms in, 100 ms out, also on focus. Never the only home of a needed fact.
 * What it wraps is one element from first to last: it keeps its focus when the tip arrives, and when the label goes.
 */
export function Hint({ label, children }: HintProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const ref = useMergedRef(setTarget, children.props.ref);
  return (
    <>
      {cloneElement(children, { ref })}
      {label && target && (
        <Boundary>
          <Suspense>
            <Tip label={label} target={target} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
