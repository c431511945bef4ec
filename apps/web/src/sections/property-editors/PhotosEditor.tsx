import { useEffect, useRef } from "react";
import type { EditorProps } from "./editing.ts";
import { PhotoBoard } from "./photos/PhotoBoard.tsx";

/** Photos are saved as they come, so here is nothing to save: the form only goes on, once there is a photo. */
export function PhotosEditor({ property, formId, onState, onSaved }: EditorProps) {
  const blocked = property.images.length === 0 ? "Add at least one photo" : null;
  const tell = useRef(onState);
  tell.current = onState;
  useEffect(() => tell.current({ blocked, busy: false, dirty: false }), [blocked]);
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        if (!blocked) onSaved(property);
      }}
    >
      <PhotoBoard propertyId={property.id} photos={property.images} />
    </form>
  );
}
