import { type ComponentType, lazy, useEffect, useState } from "react";
import { Part } from "./Part.tsx";

/** In milliseconds: by then a first view has loaded what it shows, and parts are loaded ahead. */
const restMilliseconds = 1500;

/** Calls back once the page is idle. Returns a function that cancels that. */
function atRest(then: () => void): () => void {
  const timer = setTimeout(() => {
    // Safari has no such callback.
    if ("requestIdleCallback" in window) requestIdleCallback(then);
    else then();
  }, restMilliseconds);
  return () => clearTimeout(timer);
}

/**
 * Returns a component that is loaded on demand, such as a dialog: on first use at the latest, earlier once the page is
 * idle. It is rendered from its first use on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  const fetched = () => {
    loading ??= load().then((part) => ({ default: part }));
    return loading;
  };
  const Loaded = lazy(fetched) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, as its module loads
  return function Late(props: Props) {
    const wanted = isWanted(props);
    const [wasWanted, setWanted] = useState(wanted);
    if (wanted && !wasWanted) setWanted(true);
    useEffect(() => atRest(() => void fetched().catch(() => undefined)), []);
    return <Part>{wasWanted && <Loaded {...props} />}</Part>;
  };
}
