import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import type { PhotoView } from "@porchlight/contract/photos.ts";
import { IconPhotoPlus, IconPlus } from "@tabler/icons-react";
import type { Upload } from "../../uploads/upload-queue.ts";
import type { usePhotoActions } from "./data.ts";
import css from "./Photos.module.css";
import { PhotoTile } from "./PhotoTile.tsx";
import { sortableKeyboardCoordinates } from "./sortable-keyboard-coordinates.ts";
import { UploadTile } from "./UploadTile.tsx";

const minTiles = 5;
/** On touch a short hold lifts; who moves at once scrolls. */
const touchHold = { delay: 50, tolerance: 6 };
const keys = { start: ["Space"], end: ["Space", "Enter"], cancel: ["Escape"] };

type PhotoGridProps = {
  photos: PhotoView[];
  uploads: readonly Upload[];
  actions: ReturnType<typeof usePhotoActions>;
  onPick: () => void;
  onView: (index: number) => void;
};

/** The photos in their order, then those on their way, then places for more. */
export function PhotoGrid({ photos, uploads, actions, onPick, onView }: PhotoGridProps) {
  const ids = photos.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: touchHold }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates(ids), keyboardCodes: keys }),
  );
  const placeOf = (id: unknown): number => ids.indexOf(String(id));
  const put = (from: number, to: number) => actions.order(arrayMove(ids, from, to));
  const onDragEnd = ({ active, over, delta, activatorEvent }: DragEndEvent) => {
    const from = placeOf(active.id);
    const to = over ? placeOf(over.id) : -1;
    if (to >= 0 && to !== from) return put(from, to);
    // A tap that lasted long enough to lift the photo is still a tap.
    const isTap = delta.x === 0 && delta.y === 0 && !(activatorEvent instanceof KeyboardEvent);
    if (isTap && from >= 0) onView(from);
  };
  const open = uploads.filter(({ state }) => state.kind !== "failed");
  const empty = Math.max(minTiles - photos.length - open.length, photos.length + open.length >= minTiles ? 1 : 0);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcing(placeOf, ids.length), screenReaderInstructions }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={css.grid} aria-label="Photos in their order">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              onView={() => onView(index)}
              onCover={() => actions.cover(photo.id)}
              onMove={(by) => put(index, index + by)}
              onDelete={() => actions.remove(photo.id)}
            />
          ))}
          {open.map((upload) => (
            <UploadTile key={upload.key} upload={upload} />
          ))}
          {Array.from({ length: empty }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
            <li key={`empty-${place}`}>
              {photos.length + open.length + place === 0 ? (
                <button type="button" className={css.place} onClick={onPick}>
                  <span>
                    <IconPhotoPlus size={28} stroke={1.5} aria-hidden />
                    Add photos
                    <small>or drop them here</small>
                  </span>
                </button>
              ) : (
                <button type="button" className={css.place} onClick={onPick} aria-label="Add photos">
                  <IconPlus size={21} stroke={1.75} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const screenReaderInstructions = {
  draggable: "Press Space to pick up the photo, the arrow keys to move it, Space to drop it, Escape to cancel.",
};

function announcing(placeOf: (id: unknown) => number, count: number): Announcements {
  const place = (id: unknown): string => `place ${placeOf(id) + 1} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up the photo from ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `The photo is over ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped the photo at ${place(over.id)}.` : "Photo put back."),
    onDragCancel: ({ active }) => `The photo is back at ${place(active.id)}.`,
  };
}
