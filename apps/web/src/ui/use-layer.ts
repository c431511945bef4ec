import { useState } from "react";

/**
 * The state of a layer that is open for one item. The item is kept while the layer closes, so that its text does not
 * vanish first.
 */
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
