import { IconMap2 } from "@tabler/icons-react";
import type { ReactNode } from "react";

type Props = { map?: ReactNode; onShow?: () => void };

/** A placeholder of the map, which is fetched on request; it is not offered where no script runs. */
export function PlaceMap({ map, onShow }: Props) {
  return (
    <div className="placemap">
      {map ?? (
        <button type="button" className="btn outlined" data-live="" onClick={onShow}>
          <IconMap2 size={20} stroke={1.75} aria-hidden="true" />
          Show map
        </button>
      )}
    </div>
  );
}
