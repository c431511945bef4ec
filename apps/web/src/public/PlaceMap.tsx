import { IconMap2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useWords } from "./words/context.ts";

type Props = { map?: ReactNode; onShow?: () => void };

/** A placeholder for the map, which loads when pressed; there is no button without scripts. */
export function PlaceMap({ map, onShow }: Props) {
  const { map: words } = useWords();
  return (
    <div className="placemap">
      {map ?? (
        <button type="button" className="btn outlined" data-live="" onClick={onShow}>
          <IconMap2 size={20} stroke={1.75} aria-hidden="true" />
          {words.show}
        </button>
      )}
    </div>
  );
}
