import type { KeyboardCoordinateGetter } from "@dnd-kit/core";

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrow keys carry a lifted photo to the next place of the order, or to the one before, wherever that is drawn. */
export const sortableKeyboardCoordinates =
  (ids: readonly string[]): KeyboardCoordinateGetter =>
  (event, { active, context: { over, droppableRects, collisionRect } }) => {
    const step = steps[event.code];
    if (!step || !collisionRect) return undefined;
    event.preventDefault();
    const next = ids[ids.indexOf(String(over?.id ?? active)) + step];
    const place = next === undefined ? undefined : droppableRects.get(next);
    if (!place) return undefined;
    return {
      x: place.left + (place.width - collisionRect.width) / 2,
      y: place.top + (place.height - collisionRect.height) / 2,
    };
  };
