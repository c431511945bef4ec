import { type DragEvent, useEffect, useRef, useState } from "react";

/** A drag leaves one element before it enters the next; only one that stays away so long is gone. */
const clearedAfterMs = 25;

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Takes files that are dragged in from outside; `isOver` while they hover. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        clearTimeout(leaving.current);
        setOver(true);
      },
      onDragLeave() {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setOver(false), clearedAfterMs);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
