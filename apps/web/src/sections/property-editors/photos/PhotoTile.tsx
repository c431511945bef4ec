import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Menu } from "@mantine/core";
import type { PhotoView } from "@porchlight/contract/photos.ts";
import { IconArrowLeft, IconArrowRight, IconDots, IconEye, IconHome, IconTrash } from "@tabler/icons-react";
import { Picture } from "../../../ui/Picture.tsx";
import css from "./Photos.module.css";

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

type PhotoTileProps = {
  photo: PhotoView;
  index: number;
  count: number;
  onView: () => void;
  onCover: () => void;
  /** One place back or on. */
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

/** One photo: press to look at it, drag or lift with Space to move it; its menu does all of it without dragging. */
export function PhotoTile({ photo, index, count, onView, onCover, onMove, onDelete }: PhotoTileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
  });
  const name = index === 0 ? "Cover photo" : `Photo ${index + 1}`;
  return (
    <li
      ref={setNodeRef}
      className={css.tile}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={css.photo}
        aria-label={`${name} of ${count}`}
        // Escape puts a lifted photo back; the panel around it stays.
        data-mantine-stop-propagation={isDragging || undefined}
        onClick={onView}
      >
        <Picture source={photo.thumbnailUrl} alt="" />
      </button>
      {index === 0 && <span className={css.cover}>Cover</span>}
      <Menu position="bottom-end" withinPortal shadow="md" width={190}>
        <Menu.Target>
          <button type="button" className={css.more} aria-label={`Actions for ${name.toLowerCase()}`}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEye {...icon} />} onClick={onView}>
            View
          </Menu.Item>
          {index > 0 && (
            <Menu.Item leftSection={<IconHome {...icon} />} onClick={onCover}>
              Make cover
            </Menu.Item>
          )}
          {index > 0 && (
            <Menu.Item leftSection={<IconArrowLeft {...icon} />} onClick={() => onMove(-1)}>
              Move earlier
            </Menu.Item>
          )}
          {index < count - 1 && (
            <Menu.Item leftSection={<IconArrowRight {...icon} />} onClick={() => onMove(1)}>
              Move later
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
