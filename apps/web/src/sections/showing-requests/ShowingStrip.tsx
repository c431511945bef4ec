import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { ReactNode } from "react";
import { Picture } from "../../ui/Picture.tsx";
import css from "./Dialog.module.css";

/** The home, the time and the people a dialog is about. */
export function ShowingStrip({
  showing,
  moment,
  children,
}: {
  showing: Pick<ShowingView, "property">;
  moment: string;
  children: ReactNode;
}) {
  return (
    <div className={css.strip}>
      <div className={css.thumb}>
        <Picture source={showing.property.coverImage} alt="" />
      </div>
      <p>
        <b className="pl-num">{moment}</b>
        <span>{children}</span>
      </p>
    </div>
  );
}
