import { useState } from "react";

/** The state of a layer that is open for one thing. The thing stays known while the layer closes, so that its words do not vanish first. */
export function useLayer<Thing>() {
  const [thing, setThing] = useState<Thing | null>(null);
  const [opened, setOpened] = useState(false);
  return {
    thing,
    opened,
    open: (opens: Thing) => {
      setThing(() => opens);
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}
export type Layer<Thing> = ReturnType<typeof useLayer<Thing>>;
