import type { PhotoView } from "@porchlight/contract/photos.ts";
import { photosCount } from "@porchlight/domain/properties/limits.ts";
import { IconPhotoPlus, IconSortDescending } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { useFileDrop } from "../../uploads/use-file-drop.ts";
import { usePhotoActions } from "./data.ts";
import { FailedUploads } from "./FailedUploads.tsx";
import { PhotoGrid } from "./PhotoGrid.tsx";
import css from "./Photos.module.css";
import { PhotoViewer } from "./PhotoViewer.tsx";
import { acceptedTypes } from "./photo-files.ts";
import { UploadAnnouncer } from "./UploadAnnouncer.tsx";
import { useUploads } from "./use-uploads.ts";

const sortable = 5;
const recommended = 5;
const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** The photos of a home: chosen or dropped, sent, put in order, looked at, deleted. */
export function PhotoBoard({ propertyId, photos }: { propertyId: string; photos: PhotoView[] }) {
  const { queue, uploads } = useUploads(propertyId);
  const actions = usePhotoActions(propertyId);
  const [shown, setShown] = useState<number | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => picker.current?.click();
  const drop = useFileDrop(queue.add);
  const missing = recommended - photos.length;
  return (
    <div className={css.board} {...drop.handlers}>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={[...acceptedTypes, ".heic", ".heif"].join(",")}
        aria-label="Choose photos"
        onChange={(event) => {
          queue.add([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
      <div className={css.bar}>
        <p className={css.count}>
          {countOf(photos.length, uploads.filter(({ state }) => state.kind !== "failed").length)}
        </p>
        {photos.length > sortable && (
          <Action size="xs" leftSection={<IconSortDescending {...icon} />} onClick={actions.sort}>
            Sort
          </Action>
        )}
        {photos.length > 0 && (
          <Action size="xs" leftSection={<IconPhotoPlus {...icon} />} onClick={pick}>
            Add photos
          </Action>
        )}
      </div>
      <p className={css.hint}>
        JPEG, PNG, WebP, HEIC or GIF, up to 25 MB each and {photosCount.max} in all.{" "}
        {missing > 0 && photos.length > 0
          ? `${missing} more to attract renters.`
          : "The first is the cover. Drag to put them in order."}
      </p>
      <FailedUploads queue={queue} uploads={uploads} />
      <PhotoGrid photos={photos} uploads={uploads} actions={actions} onPick={pick} onView={setShown} />
      <UploadAnnouncer uploads={uploads} />
      {drop.isOver && (
        <div className={css.overlay} aria-hidden>
          <IconPhotoPlus size={32} stroke={1.5} />
          Drop photos to add them
        </div>
      )}
      <PhotoViewer photos={photos} openAt={shown} onClose={() => setShown(null)} />
    </div>
  );
}

function countOf(here: number, onTheirWay: number): string {
  if (onTheirWay > 0) return `${here} of ${here + onTheirWay} uploaded`;
  if (here === 0) return "No photos yet";
  return here === 1 ? "1 photo" : `${here} photos`;
}
