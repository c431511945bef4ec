import { useMergedRef } from "@mantine/hooks";
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useState } from "react";
import { Boundary } from "./Boundary.tsx";

const Tip = lazy(() => import("./Tip.tsx").then(({ Tip }) => ({ default: Tip })));

type HintProps = {
  /** The text of the tip; without one there is no tip. */
  label: string | undefined;
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
};

/**
 * A tip on its child element, shown after 200 ms of hovering and hidden after 100 ms, and shown on focus. It never
 * holds the only copy of a needed fact. The child stays mounted when the label comes or goes, so that it keeps its
 * focus.
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
